/** The dungeon's drawing, read for the eye: what is where, in units of 100 to a cell.
 *
 * `undercard/games/survive/drawing.py` says how it is written, and has checked it. */

export const CELL = 100;
export const SIDE = 10;
const COLUMNS = "abcdefghij";

export interface Point {
  x: number;
  y: number;
}

export interface Passage {
  name: string;
  cells: [string, string];
  isGreen: boolean;
  /** The two ends of the edge. */
  from: Point;
  to: Point;
}

export interface Plan {
  cells: string[];
  rocks: string[];
  /** Walls as one path. */
  walls: string;
  passages: Passage[];
  /** The neighbours of a cell across open edges. */
  open: Map<string, string[]>;
  zones: Map<string, string>;
  teleporters: Map<string, number>;
  terminals: string[];
  nests: string[];
}

/** The cell of a column and a row, both counted from 0; empty outside. */
export function cellAt(column: number, row: number): string {
  const letter = COLUMNS[column];
  return letter && row >= 0 && row < SIDE ? `${letter}${row + 1}` : "";
}

export function placeOf(cell: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(cell[0] ?? ""), row: Number(cell.slice(1)) - 1 };
}

/** The top left corner of a cell; row 10 is at the top. */
export function cornerOf(cell: string): Point {
  const { column, row } = placeOf(cell);
  return { x: column * CELL, y: (SIDE - 1 - row) * CELL };
}

export function middleOf(cell: string): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The cell next to one, empty at the edge of the dungeon. */
export function beside(cell: string, columns: number, rows: number): string {
  const { column, row } = placeOf(cell);
  return cellAt(column + columns, row + rows);
}

export function teleporterCell(plan: Plan, number: number): string | null {
  return [...plan.teleporters].find(([, n]) => n === number)?.[0] ?? null;
}

export function readPlan(drawing: string): Plan {
  const lines = drawing.replace(/^\n+|\n+$/g, "").split("\n");
  const plan: Plan = {
    cells: [],
    rocks: [],
    walls: "",
    passages: [],
    open: new Map(),
    zones: new Map(),
    teleporters: new Map(),
    terminals: [],
    nests: [],
  };
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) readCell(plan, lines, column, row);
  }
  for (const cell of plan.cells) {
    readEdge(plan, lines, cell, 1, 0);
    readEdge(plan, lines, cell, 0, 1);
  }
  plan.walls += `M0 0H${SIDE * CELL}V${SIDE * CELL}H0Z`;
  return plan;
}

const lineOf = (row: number): number => 2 * (SIDE - row) - 1;

function readCell(plan: Plan, lines: string[], column: number, row: number): void {
  const cell = cellAt(column, row);
  const symbols = lines[lineOf(row)]?.slice(4 * column + 1, 4 * column + 4) ?? "";
  plan.cells.push(cell);
  plan.open.set(cell, []);
  if (symbols.includes("#")) plan.rocks.push(cell);
  if (symbols.includes("T")) plan.terminals.push(cell);
  if (symbols.includes("n")) plan.nests.push(cell);
  const zone = /[XYZ]/.exec(symbols)?.[0];
  if (zone) plan.zones.set(cell, zone);
  const teleporter = /[1-4]/.exec(symbols)?.[0];
  if (teleporter) plan.teleporters.set(cell, Number(teleporter));
}

/** The edge between a cell and its neighbour to the right or above. */
function readEdge(plan: Plan, lines: string[], cell: string, columns: number, rows: number): void {
  const other = beside(cell, columns, rows);
  if (!other) return;
  const { column, row } = placeOf(cell);
  const at = columns ? lines[lineOf(row)]?.[4 * column + 4] : lines[lineOf(row) - 1]?.[4 * column + 2];
  const [from, to] = edgeOf(cell, columns);
  if (at === " ") {
    plan.open.get(cell)?.push(other);
    plan.open.get(other)?.push(cell);
  } else if (at && "BbGg".includes(at)) {
    const isGreen = at.toLowerCase() === "g";
    plan.passages.push({ name: `${cell}|${other}`, cells: [cell, other], isGreen, from, to });
  } else {
    plan.walls += `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }
}

function edgeOf(cell: string, columns: number): [Point, Point] {
  const { x, y } = cornerOf(cell);
  return columns
    ? [
        { x: x + CELL, y },
        { x: x + CELL, y: y + CELL },
      ]
    : [
        { x, y },
        { x: x + CELL, y },
      ];
}
