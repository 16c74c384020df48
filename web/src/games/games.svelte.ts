/** The games of the server; until it answers, those with a folder here. */

import { get } from "../lib/api";
import { messages } from "../lib/messages.svelte";
import type { GameInfo, GamesReply } from "../lib/wire";
import { OWN_GAMES } from "./registry";

class Games {
  infos = $state.raw<readonly GameInfo[]>([]);
  names = $derived(this.infos.length ? this.infos.map(({ game }) => game) : OWN_GAMES);
  #loading: Promise<void> | null = null;

  /** Load the games once; a failed request can be repeated. */
  load(): Promise<void> {
    this.#loading ??= this.#request();
    return this.#loading.catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
  }

  /** Return a game if it is loaded. */
  info(game: string): GameInfo | undefined {
    return this.infos.find((info) => info.game === game);
  }

  async find(game: string): Promise<GameInfo | undefined> {
    await this.load();
    return this.info(game);
  }

  async #request(): Promise<void> {
    const { games } = await get<GamesReply>("/games");
    await messages.need(...games.map(({ game }) => game));
    this.infos = games;
  }
}

export const games = new Games();
