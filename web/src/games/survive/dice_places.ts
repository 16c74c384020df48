/** Where dice lie on the map: on free cells beside the line of a fight, never on a figure, a resource or
 * the cell to which a loser is pushed. */

import { beside, placeOf } from "./cells";
import type { Throw } from "./decisions";
import type { Scene } from "./scene";
import type { ShownPlan } from "./wire";

type Offset = readonly [number, number];

/** Return a cell for each die, or an empty string where none is free. */
export function dicePlaces(thrown: Throw, scene: Scene, plan: ShownPlan): string[] {
  const cells = thrown.dice.map(({ figure }) => scene.pieces.find((piece) => piece.figure === figure)?.cell ?? "");
  const taken = new Set([...scene.pieces.flatMap(({ cell }) => cell ?? []), ...Object.keys(scene.lying), ...plan.rocks]);
  const [one = "", two = one] = cells;
  if (!one) return cells.map(() => "");
  const line = lineOf(one, two);
  const sides: Offset[] = [[line[1], line[0]], [-line[1], -line[0]]];
  for (const side of sides) {
    const pair = [...new Set(cells)].map((cell) => beside(cell, ...side));
    if (pair.length === cells.length && pair.every((cell) => cell && !taken.has(cell))) return pair;
  }
  return separately(cells, line, sides, taken);
}

function lineOf(one: string, two: string): Offset {
  const [from, to] = [placeOf(one), placeOf(two)];
  if (one === two) return [1, 0];
  return [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
}

function separately(cells: string[], line: Offset, sides: Offset[], taken: Set<string>): string[] {
  const used = new Set(taken);
  // The loser may be pushed along the line, so those cells stay free unless nothing else is.
  const around: Offset[] = [...sides, [line[0] + sides[0]![0], line[1] + sides[0]![1]], [-line[0] + sides[0]![0], -line[1] + sides[0]![1]], [-line[0] + sides[1]![0], -line[1] + sides[1]![1]], [line[0] + sides[1]![0], line[1] + sides[1]![1]]];
  return cells.map((cell) => {
    const found = around.map((offset) => beside(cell, ...offset)).find((place) => place && !used.has(place)) ?? "";
    used.add(found);
    return found;
  });
}
