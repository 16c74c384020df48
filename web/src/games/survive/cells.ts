/** The coordinates of cells on the map. A cell has 100 units; row 10 is at the top. */

export const CELL = 100;
export const SIDE = 10;
const COLUMNS = "abcdefghij";

export interface Point {
  x: number;
  y: number;
}

/** Return the cell of a column and a row, both counted from 0, or an empty string outside. */
function cellAt(column: number, row: number): string {
  const letter = COLUMNS[column];
  return letter && row >= 0 && row < SIDE ? `${letter}${row + 1}` : "";
}

export const CELLS = Array.from({ length: SIDE * SIDE }, (_, n) => cellAt(n % SIDE, Math.floor(n / SIDE)));

export function placeOf(cell: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(cell[0] ?? ""), row: Number(cell.slice(1)) - 1 };
}

/** Return the top left corner of a cell. */
export function cornerOf(cell: string): Point {
  const { column, row } = placeOf(cell);
  return { x: column * CELL, y: (SIDE - 1 - row) * CELL };
}

export function middleOf(cell: string): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Return the cell at an offset, or an empty string outside of the dungeon. */
export function beside(cell: string, columns: number, rows: number): string {
  const { column, row } = placeOf(cell);
  return cellAt(column + columns, row + rows);
}

/** Return the start and the direction of the edge between two neighbours, the lower one first. */
export function edgeOf([low, high]: readonly [string, string]): Point & { isUpright: boolean } {
  const { x, y } = cornerOf(low);
  const isUpright = low.slice(1) === high.slice(1);
  return { x: isUpright ? x + CELL : x, y, isUpright };
}

/** Return all walls as one path, including the outer wall. */
export function wallPath(walls: readonly (readonly [string, string])[]): string {
  const edges = walls.map(edgeOf).map(({ x, y, isUpright }) => `M${x} ${y}${isUpright ? "v" : "h"}${CELL}`);
  return `${edges.join("")}M0 0H${SIDE * CELL}V${SIDE * CELL}H0Z`;
}
