/** Which bots have to be waited for while the server compiles: asked again until there are none. */

import { onMount } from "svelte";
import { get } from "./api";
import { text } from "./messages.svelte";
import type { BotReadiness, ReadinessReply } from "./wire";

const AGAIN = 1000;
/** Seconds: an estimate is not shown more exactly than it is. */
const GRAIN = 5;
/** Seconds, from which on they are counted in minutes. */
const MANY = 100;

class Readiness {
  #bots = $state.raw<ReadonlyMap<string, BotReadiness>>(new Map());
  #watchers = 0;
  #isAsking = false;
  #isCompiling = false;

  /** For as long as the component that calls it is on the page. */
  watch(): void {
    onMount(() => {
      this.#watchers += 1;
      if (!this.#isAsking) void this.#ask();
      return () => void (this.#watchers -= 1);
    });
  }

  /** What to say of a bot among others; nothing if it is ready. */
  ofBot(game: string, bot: string): string {
    return this.#sentence("web-ready", game, bot, "");
  }

  /** What to say at a table where this bot sits under a name. */
  atTable(game: string, bot: string, who: string): string {
    return this.#sentence("web-table-ready", game, bot, who);
  }

  isFailed(game: string, bot: string): boolean {
    return this.#bots.get(`${game} ${bot}`)?.state === "failed";
  }

  #sentence(message: string, game: string, bot: string, who: string): string {
    const { state, seconds } = this.#bots.get(`${game} ${bot}`) ?? { state: "ready", seconds: 0 };
    if (state === "ready") return "";
    if (state === "failed") return text(`${message}-failed`, { who });
    if (seconds === null) return text(`${message}-late`, { who });
    if (seconds > MANY) return text(`${message}-minutes`, { who, minutes: Math.ceil(seconds / 60) });
    return text(`${message}-in`, { who, seconds: Math.ceil(seconds / GRAIN) * GRAIN });
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    const reply = await get<ReadinessReply>("/readiness").catch(() => null);
    if (reply) this.#bots = new Map(reply.games.flatMap(({ game, bots }) => bots.map((it) => [`${game} ${it.bot}`, it])));
    if (reply) this.#isCompiling = reply.state === "compiling";
    this.#isAsking = this.#watchers > 0 && this.#isCompiling;
    if (this.#isAsking) setTimeout(() => void this.#ask(), AGAIN);
  }
}

export const readiness = new Readiness();
