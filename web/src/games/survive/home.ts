/** What lies in a player's zone, sorted by what it is worth as far as the reader knows (S9.2). */

import { SEAT_LETTERS, zoneOf, type Box, type View } from "./view";

export interface HomeRow {
  worth: 5 | 3 | 1;
  letters: string;
}

export function homeOf(view: View, seat: number, box: Box): string {
  return zoneOf(box.ground, SEAT_LETTERS.charAt(seat))
    .map((cell) => view.lying[cell] ?? "")
    .join("");
}

/** Return the resources at home in rows, or null while the player's needs are hidden. */
export function homeRows(view: View, seat: number, box: Box): HomeRow[] | null {
  const needs = view.players[seat]?.needs;
  if (needs === null || needs === undefined) return null;
  const worth = (letter: string): HomeRow["worth"] => (needs.includes(letter) ? 5 : view.open_cards.includes(letter) ? 3 : 1);
  const home = [...homeOf(view, seat, box)];
  return ([5, 3, 1] as const).map((value) => ({ worth: value, letters: home.filter((letter) => worth(letter) === value).join("") }));
}

export function sumOf(rows: readonly HomeRow[]): number {
  return rows.reduce((sum, { worth, letters }) => sum + worth * letters.length, 0);
}
