/** The displayed names of players, by seat. */

import { levelName } from "./game_names";
import { messages, text, type Values } from "./messages.svelte";
import type { GameView, Player, Seat } from "./wire";

const LEVEL = /^level([1-9])$/;

/** Return the name of a bot's level, or the bot's own name. */
export function botName(level: string, game: string): string {
  const number = LEVEL.exec(level)?.[1];
  if (number) return levelName(game, Number(number));
  return messages.has(`bot-${level}`) ? text(`bot-${level}`) : level;
}

/** Return the names at a table; equal names are numbered. */
export function seatNames(seats: readonly Seat[], game: string): string[] {
  return seated(
    seats.map(({ person, bot, away }) => {
      const name = nameOf(person?.name, person != null, bot?.level, game);
      return person && bot && away ? text("web-bot-for", { name: name ?? "" }) : name;
    }),
  );
}

/** Return the names in an entry of a person's history; equal names are numbered. */
export function playerNames(players: readonly Player[], game: string): string[] {
  return seated(players.map(({ person, bot }) => nameOf(person?.name, person !== null, bot, game)));
}

/** The person, even if a bot holds their seat; otherwise the bot; null for a free seat. */
function nameOf(person: string | null | undefined, isPerson: boolean, level: string | null | undefined, game: string): string | null {
  if (isPerson) return person || text("web-someone-left");
  return level ? botName(level, game) : null;
}

function seated(names: readonly (string | null)[]): string[] {
  return distinct(names).map((name) => name ?? text("web-open-seat"));
}

/** Return the values that messages need about their subject: whether it is the reader, and the name. */
export function who(reader: Pick<GameView, "seat">, names: readonly string[], seat: number | null): Values {
  return { you: seat !== null && seat === reader.seat ? "yes" : "no", who: seat === null ? "" : (names[seat] ?? "") };
}

/** Number equal names. */
export function distinct<T extends string | null>(names: readonly T[]): (T | string)[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((it) => it === name).length;
    return name !== null && before ? text("web-same-name", { name, number: before + 1 }) : name;
  });
}

/** Return the result for a reader: their own, or for others (null) the names of the winners. */
export function resultText(winners: readonly number[], names: readonly string[], reader: number | null): string {
  if (!winners.length || winners.length === names.length) return text("web-result-draw");
  const isWon = reader !== null && winners.includes(reader);
  if (reader !== null && !isWon) return text("web-result-lost");
  const who = winners.map((winner) => names[winner] ?? "").join(", ");
  return text("web-result-won", { you: isWon ? "yes" : "no", who, count: winners.length });
}
