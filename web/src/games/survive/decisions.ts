/** The decisions of the NPCs and the throws of dice, read from the events. */

import type { GameEvent } from "../../lib/wire";
import type { Box, Tree } from "./view";

export interface Decision {
  figure: string;
  /** The path through the tree: one letter for each answer, `y` or `n`. */
  answers: string;
  behaviour: string | null;
  target: string | null;
  /** The range of its events. */
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

/** Return the question that no answer leads to. The order of keys has no meaning: JavaScript moves
 * numeric keys to the front. */
export function firstQuestion(tree: Tree): string {
  const targets = new Set(Object.values(tree).flatMap(({ yes, no }) => [yes, no]));
  return Object.keys(tree).find((name) => !targets.has(name)) ?? "";
}

/** Return the questions that were asked on the way, and the behaviour if it has been reached. */
export function pathThrough(tree: Tree, answers: string): { questions: { ask: string; answer: string }[]; behaviour: string | null } {
  const questions: { ask: string; answer: string }[] = [];
  let name = firstQuestion(tree);
  for (const answer of answers) {
    const node = tree[name];
    if (!node) break;
    questions.push({ ask: node.ask, answer });
    name = answer === "y" ? node.yes : node.no;
  }
  return { questions, behaviour: answers && !tree[name] ? name : null };
}

/** Dice rolled together. */
export interface Throw {
  /** The index of its first event; it identifies the throw. */
  start: number;
  /** The index after its last die. */
  end: number;
  kind: "contest" | "theft" | "jumped" | "misfired";
  /** The reason for a contest. */
  way: string;
  event: GameEvent;
  dice: { figure: string; die: number; total: number | null; parts: string; sides: 4 | 8 }[];
}

const SINGLE_DICE: Record<string, 4 | 8> = { theft: 8, jumped: 8, misfired: 4 };

/** Return the last throw among the events, or null. */
export function lastThrow(events: readonly GameEvent[]): Throw | null {
  let found: Throw | null = null;
  events.forEach((event, n) => {
    const figure = String(event.data.figure ?? "");
    const die = Number(event.data.die);
    const sides = SINGLE_DICE[event.kind];
    if (event.kind === "contest") found = { start: n, end: n + 1, kind: "contest", way: String(event.data.way), event, dice: [] };
    else if (event.kind === "rolled" && found) {
      found.dice.push({ figure, die, total: Number(event.data.total), parts: String(event.data.parts ?? ""), sides: 8 });
      found.end = n + 1;
    } else if (sides) found = { start: n, end: n + 1, kind: event.kind as Throw["kind"], way: "", event, dice: [{ figure, die, total: null, parts: "", sides }] };
  });
  return found;
}

/** Return how a contest came out for the one who began it. */
export function resultOf({ dice }: Throw): "win" | "tie" | "lose" {
  const lead = (dice[0]?.total ?? 0) - (dice[1]?.total ?? 0);
  return lead > 0 ? "win" : lead < 0 ? "lose" : "tie";
}

const CONSEQUENCES = ["knocked_down", "out", "lost", "pushed", "swapped", "landed", "picked", "followed"];

/** Return the events that a throw led to, as far as they are among `events`. */
export function consequences(events: readonly GameEvent[], thrown: Throw): GameEvent[] {
  const after = events.slice(thrown.end);
  const end = after.findIndex(({ kind }) => !CONSEQUENCES.includes(kind));
  return end < 0 ? after : after.slice(0, end);
}
