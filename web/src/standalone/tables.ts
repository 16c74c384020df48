/** The tables of all games, without what only the site needs: lessons, forms, profiles. */

import type { GameTable } from "../games/game";

type Module = { default: GameTable };
const files = import.meta.glob<Module>("../games/*/table.ts");

export async function loadTable(name: string): Promise<GameTable> {
  const load = files[`../games/${name}/table.ts`] ?? (() => import("../generic/table") as Promise<Module>);
  return (await load()).default;
}
