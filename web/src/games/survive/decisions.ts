/** The NPCs' decisions, read from the events: which questions were asked, with which answers, and
 * what came of it. */

import type { GameEvent } from "../../lib/wire";
import type { Box, Tree } from "./view";

export interface Decision {
  figure: string;
  /** The answers so far as one letter each, `y` or `n`: the way down the tree. */
  answers: string;
  behaviour: string | null;
  target: string | null;
  /** The event it begins with, and the one after its last. */
  start: number;
  end: number;
}

export function decisions(events: readonly GameEvent[]): Decision[] {
  const found: Decision[] = [];
  events.forEach((event, n) => {
    const figure = String(event.data.figure ?? "");
    const open = found.at(-1);
    if (event.kind === "asked") {
      const answer = event.data.answer === "yes" ? "y" : "n";
      if (open?.behaviour === null) Object.assign(open, { answers: open.answers + answer, end: n + 1 });
      else found.push({ figure, answers: answer, behaviour: null, target: null, start: n, end: n + 1 });
    }
    if (event.kind === "decided" && open) {
      open.behaviour = String(event.data.behaviour);
      open.target = event.data.target === null ? null : String(event.data.target);
      open.end = n + 1;
    }
  });
  return found;
}

export function treeOf(box: Box, figure: string): Tree {
  return figure.startsWith("G") ? box.grabbers.tree : box.crawlers.tree;
}

/** The question that no answer leads to. The order of keys has no meaning: JavaScript moves keys that
 * look like numbers to the front. */
export function firstQuestion(tree: Tree): string {
  const ledTo = new Set(Object.values(tree).flatMap(({ yes, no }) => [yes, no]));
  return Object.keys(tree).find((name) => !ledTo.has(name)) ?? "";
}

/** Dice that were rolled together. */
export interface Throw {
  /** The event it begins with: a new one is a new throw. */
  start: number;
  dice: { figure: string; die: number; total: number | null; sides: 4 | 8 }[];
}

const ALONE: Record<string, 4 | 8> = { theft: 8, jumped: 8, misfired: 4 };

/** The last throw among the events; null if nobody has rolled. */
export function lastThrow(events: readonly GameEvent[]): Throw | null {
  let found: Throw | null = null;
  events.forEach((event, n) => {
    const figure = String(event.data.figure ?? "");
    const die = Number(event.data.die);
    const sides = ALONE[event.kind];
    if (event.kind === "contest") found = { start: n, dice: [] };
    else if (event.kind === "rolled") found?.dice.push({ figure, die, total: Number(event.data.total), sides: 8 });
    else if (sides) found = { start: n, dice: [{ figure, die, total: null, sides }] };
  });
  return found;
}
