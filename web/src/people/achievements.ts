/** The texts and pictures of achievements, loaded with the first one that a page shows. */

import { loadGame } from "../games/registry";
import { gameTitle, humanised } from "../lib/game_names";
import { messages, text } from "../lib/messages.svelte";

/** Load the texts of the achievements of these games; return their picture files, empty for none. */
export async function loadBadges(games: readonly string[]): Promise<Record<string, string>> {
  const files = await Promise.all(games.map(async (game) => [game, await badgesOf(game)] as const));
  const drawn = files.filter(([, file]) => file).map(([game]) => `web-achievements-${game}`);
  await messages.need("web-achievements", ...drawn);
  return Object.fromEntries(files);
}

async function badgesOf(game: string): Promise<string> {
  return (await (await loadGame(game)).badges?.())?.default ?? "";
}

export function achievementName(game: string, name: string): string {
  const id = `${game}-achievement-${name}`;
  return messages.has(id) ? text(id) : humanised(name);
}

/** Return the condition of an achievement; the name of the game, if it has no text. */
export function achievementAbout(game: string, name: string): string {
  const id = `${game}-achievement-${name}.about`;
  return messages.has(id) ? text(id) : gameTitle(game);
}
