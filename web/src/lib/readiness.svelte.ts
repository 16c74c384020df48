/** The readiness of bots while the server compiles. It is polled until all are ready. */

import { onMount } from "svelte";
import { get } from "./api";
import { text } from "./messages.svelte";
import type { BotReadiness, ReadinessReply } from "./wire";

const INTERVAL = 1000;
/** Seconds: estimates are not more precise than this. */
const GRAIN = 5;
/** Seconds: longer times are shown in minutes. */
const MANY = 100;

class Readiness {
  #bots = $state.raw<ReadonlyMap<string, BotReadiness>>(new Map());
  #users = 0;
  #isPolling = false;
  #isCompiling = false;

  /** Poll while the calling component is mounted. */
  poll(): void {
    onMount(() => {
      this.#users += 1;
      if (!this.#isPolling) void this.#request();
      return () => void (this.#users -= 1);
    });
  }

  /** Return the text for a bot in a list, or an empty string if it is ready. */
  botText(game: string, bot: string): string {
    return this.#status("web-ready", game, bot, "");
  }

  /** Return the text for a bot with a name at a table, or an empty string if it is ready. */
  seatText(game: string, bot: string, who: string): string {
    return this.#status("web-table-ready", game, bot, who);
  }

  isFailed(game: string, bot: string): boolean {
    return this.#bots.get(`${game} ${bot}`)?.state === "failed";
  }

  #status(message: string, game: string, bot: string, who: string): string {
    const { state, seconds } = this.#bots.get(`${game} ${bot}`) ?? { state: "ready", seconds: 0 };
    if (state === "ready") return "";
    if (state === "failed") return text(`${message}-failed`, { who });
    if (seconds === null) return text(`${message}-late`, { who });
    if (seconds > MANY) return text(`${message}-minutes`, { who, minutes: Math.ceil(seconds / 60) });
    return text(`${message}-in`, { who, seconds: Math.ceil(seconds / GRAIN) * GRAIN });
  }

  async #request(): Promise<void> {
    this.#isPolling = true;
    const reply = await get<ReadinessReply>("/readiness").catch(() => null);
    if (reply) this.#bots = new Map(reply.games.flatMap(({ game, bots }) => bots.map((it) => [`${game} ${it.bot}`, it])));
    if (reply) this.#isCompiling = reply.state === "compiling";
    this.#isPolling = this.#users > 0 && this.#isCompiling;
    if (this.#isPolling) setTimeout(() => void this.#request(), INTERVAL);
  }
}

export const readiness = new Readiness();
