/** Parsed actions, and their targets on the board. */

import { figureOf, SEAT_LETTERS, type Box, type View } from "./view";

type ActionKind =
  | "step"
  | "hit"
  | "place"
  | "pick"
  | "drop"
  | "bid"
  | "use"
  | "leave"
  | "to"
  | "field"
  | "green"
  | "stand"
  | "jump"
  | "follow"
  | "stay"
  | "done"
  | "pass";

export interface Action {
  text: string;
  kind: ActionKind;
  /** The argument: a cell, a card, a number, a passage or a letter. */
  what: string;
  /** For a blue field that is switched on: the side of the figure. */
  side: string;
}

export function parseAction(text: string): Action {
  if (text.startsWith("+")) return { text, kind: "pick", what: text.slice(1), side: "" };
  if (text.startsWith("-")) return { text, kind: "drop", what: text.slice(1), side: "" };
  const [word = "", what = "", side = ""] = text.split(" ");
  if (word.includes("-")) return { text, kind: "step", what: word.split("-")[1] ?? "", side };
  return { text, kind: word as ActionKind, what, side };
}

/** Return the cell of an action's target, or null. */
export function cellOf(action: Action, view: View, box: Box): string | null {
  const { kind, what } = action;
  if (kind === "step" || kind === "hit" || kind === "place") return what;
  if (kind === "to") return teleporterCell(box, Number(what));
  if (kind === "use") return figureOf(view, `${SEAT_LETTERS[view.to_act ?? 0]}${what}`)?.cell ?? null;
  if (kind === "follow") return view.follow_to;
  if (kind === "stay") return figureOf(view, view.follower)?.cell ?? null;
  if (kind === "pick" || kind === "drop" || kind === "stand" || kind === "jump") return figureOf(view, view.active)?.cell ?? null;
  return null;
}

/** Whether the map shows the target of an action. */
export function isOnMap(action: Action, view: View, box: Box): boolean {
  return action.kind === "field" || action.kind === "green" || cellOf(action, view, box) !== null;
}

function teleporterCell(box: Box, number: number): string | null {
  return Object.entries(box.ground.teleporters).find(([, n]) => n === number)?.[0] ?? null;
}

/** Return the legal actions by the cell of their target. */
export function actionsByCell(view: View, box: Box): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of view.legal.map(parseAction)) {
    const cell = cellOf(action, view, box);
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), action]);
  }
  return found;
}

/** Return the legal actions by the passage whose field they switch. */
export function actionsByPassage(view: View): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of view.legal.map(parseAction)) {
    if (action.kind !== "field" && action.kind !== "green") continue;
    found.set(action.what, [...(found.get(action.what) ?? []), action]);
  }
  return found;
}
