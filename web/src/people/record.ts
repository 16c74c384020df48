/** Numbers and texts of histories and profiles. */

import { endingName } from "../lib/game_names";
import { messages, text } from "../lib/messages.svelte";
import { playerNames } from "../lib/player_names";
import type { GamePlayed, PersonName, ResultCounts } from "../lib/wire";

const WAYS = ["resigned", "time", "abandoned", "draw"];
export const ENOUGH_FOR_RATES = 5;

export function gamesIn({ won, lost, drawn }: ResultCounts): number {
  return won + lost + drawn;
}

/** Return the share of wins; a draw is half a win. */
export function winShare(tally: ResultCounts): number {
  const games = gamesIn(tally);
  return games ? (tally.won + tally.drawn / 2) / games : 0;
}

export function sum(tallies: readonly ResultCounts[]): ResultCounts {
  const add = (key: keyof ResultCounts): number => tallies.reduce((total, tally) => total + tally[key], 0);
  return { won: add("won"), lost: add("lost"), drawn: add("drawn") };
}

/** Return the opponents of a finished game. */
export function opponents({ players, seats, game, mode }: GamePlayed): string {
  if (mode === "shared") return text("web-one-screen");
  return playerNames(players, game)
    .filter((_, seat) => !seats.includes(seat))
    .join(", ");
}

/** Return the level of the first bot among the opponents, for its face. */
export function levelOf({ players, seats }: GamePlayed): string | null {
  return players.find(({ seat, person, bot }) => !seats.includes(seat) && !person && bot)?.bot ?? null;
}

/** Return the first person among the opponents, or the person at a shared screen, for a face. */
export function personOf({ players, seats }: GamePlayed): PersonName {
  const found = players.find(({ seat, person }) => person && !seats.includes(seat)) ?? players[0];
  return found?.person ?? { id: "", name: null };
}

/** Return how a game ended: the way, or the points of all players, the person's own first. */
export function reasonText({ result, game, seats }: GamePlayed): string {
  if (!result) return "";
  if (WAYS.includes(result.ending)) return text(`record-way-${result.ending}`);
  const own = seats[0] ?? 0;
  const points = [result.scores[own], ...result.scores.filter((_, seat) => seat !== own)];
  const counted = result.scores.some((score) => score > 0) ? points.map((it) => messages.number(it ?? 0)).join(" : ") : "";
  return counted || endingName(game, result.ending);
}

export function signed(change: number): string {
  return `${change > 0 ? "+" : change < 0 ? "−" : "±"}${messages.number(Math.abs(change))}`;
}

/** Return the items in groups of the same key, in the order of the first of each. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): [key: string, group: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}
