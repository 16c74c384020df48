/** What games add to histories and profiles, loaded when a page shows the game. */

import type { GameProfile } from "../games/game";
import { loadGame } from "../games/registry";
import { humanised } from "../lib/game_names";
import { messages, text } from "../lib/messages.svelte";

class GameProfiles {
  #parts = $state.raw<Readonly<Record<string, GameProfile | null>>>({});

  /** Load the parts of these games; a game without one has names only. */
  async need(games: Iterable<string>): Promise<void> {
    const missing = [...new Set(games)].filter((game) => !(game in this.#parts));
    const loaded = await Promise.all(missing.map(async (game) => [game, (await (await loadGame(game)).profile?.())?.default ?? null] as const));
    this.#parts = { ...this.#parts, ...Object.fromEntries(loaded) };
  }

  of(game: string): GameProfile | null {
    return this.#parts[game] ?? null;
  }

  valueName(game: string, trait: string, value: string): string {
    return this.of(game)?.valueName(trait, value) ?? value;
  }
}

export const gameProfiles = new GameProfiles();

export function traitName(game: string, trait: string): string {
  const id = `${game}-trait-${trait}`;
  return messages.has(id) ? text(id) : humanised(trait);
}

export function rateTitle(game: string, trait: string): string {
  const id = `${game}-trait-${trait}.rate`;
  return messages.has(id) ? text(id) : text("record-rate", { trait: humanised(trait) });
}
