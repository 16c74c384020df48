/** The entries of a game: one for each move of a figure, contest, theft, jump and reveal. */

import type { GameEvent } from "../../lib/wire";

/** They belong to the move of their figure. */
const MOVES = ["stood", "stepped", "picked", "dropped"];
/** They begin an entry of their own. */
const DEEDS = ["contest", "theft", "jumped", "switched", "placed", "revealed", "round"];
/** They lead to the next move or deed of the figure. */
const THOUGHTS = ["activated", "asked", "decided"];

interface Group {
  start: number;
  /** Null while the figure has done nothing. */
  kind: string | null;
  figure: string;
}

const figureIn = (event: GameEvent): string => String(event.data.figure ?? "");

function groupsIn(events: readonly GameEvent[]): Group[] {
  const groups: Group[] = [];
  events.forEach((event, start) => {
    const [last, figure, { kind }] = [groups.at(-1), figureIn(event), event];
    const isThought = THOUGHTS.includes(kind);
    if (!isThought && !MOVES.includes(kind) && !DEEDS.includes(kind)) return;
    const isOpen = last?.kind === null && (last.figure === figure || figure === "");
    const isMore = last !== undefined && last.figure === figure && belongs(kind, last.kind);
    if (isOpen && !isThought) last.kind = kind;
    else if (!isOpen && !isMore) groups.push({ start, kind: isThought ? null : kind, figure });
  });
  return groups.filter(({ kind }) => kind !== null);
}

/** Whether an event continues an entry of the same figure. */
function belongs(kind: string, of: string | null): boolean {
  if (of === "revealed") return kind === "revealed";
  if (of === "theft") return kind === "picked";
  return of !== null && MOVES.includes(of) && (MOVES.includes(kind) || THOUGHTS.includes(kind)) && kind !== "activated";
}

export function starts(events: readonly GameEvent[]): number[] {
  return groupsIn(events).map(({ start }) => start);
}

/** Without the way to a decision, and with the last step of a walk only. */
export function reported(events: readonly GameEvent[]): readonly GameEvent[] {
  const quiet = ["asked", "decided", "activated", "move_ended", "ended", "turn", "chose"];
  const shown = events.filter(({ kind }) => !quiet.includes(kind));
  return shown.filter((event, n) => event.kind !== "stepped" || shown[n + 1]?.kind !== "stepped");
}

export function isHeading({ kind }: GameEvent): boolean {
  return kind === "round" || kind === "turn";
}

/** The event that an entry is about. */
export function mainEvent(events: readonly GameEvent[]): GameEvent | undefined {
  return events.find(({ kind }) => DEEDS.includes(kind)) ?? events.findLast(({ kind }) => kind === "stepped") ?? events.find(({ kind }) => MOVES.includes(kind));
}
