/** The games of this server. Until it has answered, those that have a folder here. */

import { get } from "../lib/api";
import { messages } from "../lib/messages.svelte";
import type { GameInfo, GamesReply } from "../lib/wire";
import { OWN_GAMES } from "./registry";

class Games {
  infos = $state.raw<readonly GameInfo[]>([]);
  names = $derived(this.infos.length ? this.infos.map(({ game }) => game) : OWN_GAMES);
  #asked: Promise<void> | null = null;

  /** Asked once; what failed is asked again. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked.catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
  }

  /** What is known by now. */
  info(game: string): GameInfo | undefined {
    return this.infos.find((info) => info.game === game);
  }

  async find(game: string): Promise<GameInfo | undefined> {
    await this.load();
    return this.info(game);
  }

  async #ask(): Promise<void> {
    const { games } = await get<GamesReply>("/games");
    await messages.need(...games.map(({ game }) => game));
    this.infos = games;
  }
}

export const games = new Games();
