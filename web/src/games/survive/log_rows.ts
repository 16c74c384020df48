/** The log of a game: rounds and turns as headings, and a row for each walk, contest, theft, jump and other deed
 * of a figure. Draws and bookkeeping have no row. */

import type { GameEvent } from "../../lib/wire";

export interface Heading {
  kind: "round" | "turn";
  /** The number of the round. */
  round: number;
  /** The side whose turn begins; null for the NPCs. */
  seat: number | null;
}

/** What a figure did on its way, in order. */
export type Deed = { kind: "walk"; from: string; to: string } | { kind: "pick" | "drop"; resource: string; cell: string } | { kind: "stand" } | { kind: "place"; cell: string };

export interface Row {
  kind: "walk" | "contest" | "theft" | "jump" | "switch" | "end";
  figure: string;
  /** The opponent in a contest. */
  other: string;
  deeds: Deed[];
  /** The dice of a theft or a jump, and the totals of a contest: the figure's first. */
  numbers: number[];
  /** What came of it: events that change a figure. */
  results: GameEvent[];
  events: GameEvent[];
}

export type LogItem = { kind: "heading"; heading: Heading } | { kind: "row"; row: Row };

const HIDDEN = ["need", "dealt", "chose", "revealed", "activated", "move_ended", "ended", "stayed", "left_out"];
const RESULTS = ["swapped", "knocked_down", "out", "lost", "pushed", "followed", "landed", "misfired"];
const STARTS: Record<string, Row["kind"]> = { contest: "contest", theft: "theft", jumped: "jump", switched: "switch", open_card: "end" };

const valueOf = (event: GameEvent, name: string): string => String(event.data[name] ?? "");

export class LogRows {
  items: LogItem[] = [];
  #row: Row | null = null;
  /** The questions that lead to the next deed of an NPC. */
  #thoughts: GameEvent[] = [];

  add(event: GameEvent): void {
    if (event.kind === "round" || event.kind === "turn") this.#head(event);
    else if (event.kind === "asked" || event.kind === "decided") this.#thoughts.push(event);
    else if (!HIDDEN.includes(event.kind)) this.#tell(event);
  }

  #head({ kind, seat, data }: GameEvent): void {
    this.#row = null;
    this.#thoughts = [];
    // Nobody moved in that turn.
    const last = this.items.at(-1);
    if (last?.kind === "heading" && last.heading.kind === "turn") this.items.pop();
    this.items.push({ kind: "heading", heading: { kind: kind as Heading["kind"], round: Number(data.round ?? 0), seat } });
  }

  #tell(event: GameEvent): void {
    const row = this.#rowFor(event);
    row.events.push(...this.#thoughts, event);
    this.#thoughts = [];
    if (event.kind === "rolled") row.numbers.push(Number(event.data.total));
    else if (event.kind === "theft" || event.kind === "jumped") row.numbers.push(Number(event.data.die));
    else if (RESULTS.includes(event.kind)) row.results.push(event);
    else addDeed(row, event);
  }

  /** Return the row that the event continues, or a new one. */
  #rowFor(event: GameEvent): Row {
    const [start, figure, last] = [STARTS[event.kind], valueOf(event, "figure"), this.#row];
    if (last && !start && continues(last, event.kind, figure)) return last;
    if (last?.kind === "end") return last;
    // A contest about the goal of a jump belongs to the jump's figure but is a contest of its own.
    const row: Row = { kind: start ?? (isEnd(event) ? "end" : "walk"), figure, other: valueOf(event, "other"), deeds: [], numbers: [], results: [], events: [] };
    this.#row = row;
    this.items.push({ kind: "row", row });
    return row;
  }
}

const isEnd = ({ kind }: GameEvent): boolean => ["open_card", "showed", "scored", "won"].includes(kind);

function continues(row: Row, kind: string, figure: string): boolean {
  if (kind === "rolled" || RESULTS.includes(kind)) return row.kind !== "walk" || figure === row.figure;
  if (row.kind === "theft") return kind === "picked" && figure === row.figure;
  return row.kind === "walk" && figure === row.figure;
}

function addDeed(row: Row, event: GameEvent): void {
  const [cell, resource] = [valueOf(event, "cell"), valueOf(event, "resource")];
  const last = row.deeds.at(-1);
  if (event.kind === "stepped" && last?.kind === "walk") last.to = cell;
  else if (event.kind === "stepped") row.deeds.push({ kind: "walk", from: valueOf(event, "start"), to: cell });
  else if (event.kind === "picked" || event.kind === "dropped") row.deeds.push({ kind: event.kind === "picked" ? "pick" : "drop", resource, cell });
  else if (event.kind === "stood") row.deeds.push({ kind: "stand" });
  else if (event.kind === "placed") row.deeds.push({ kind: "place", cell });
}

export function rowsOf(events: readonly GameEvent[]): LogItem[] {
  const rows = new LogRows();
  for (const event of events) rows.add(event);
  return rows.items;
}
