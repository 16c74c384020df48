/** The games with a folder here. All others use the generic table. */

import type { BrowserGame, GameTable } from "./game";

const files = import.meta.glob<BrowserGame>("./*/index.ts", { import: "game" });
const nameIn = (path: string): string => path.split("/")[1] ?? "";

/** Their names. */
export const OWN_GAMES: readonly string[] = Object.keys(files).map(nameIn).sort();

const generic: BrowserGame = { table: () => import("../generic/table") };

export function loadGame(name: string): Promise<BrowserGame> {
  return files[`./${name}/index.ts`]?.() ?? Promise.resolve(generic);
}

/** Return the games that have a part. */
export async function gamesWith(part: keyof BrowserGame): Promise<string[]> {
  const all = await Promise.all(OWN_GAMES.map(async (name) => ({ name, game: await loadGame(name) })));
  return all.filter(({ game }) => game[part]).map(({ name }) => name);
}

export async function loadTable(name: string): Promise<GameTable> {
  return (await (await loadGame(name)).table()).default;
}
