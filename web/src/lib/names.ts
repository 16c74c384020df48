/** Who sits where, by the name to be shown. */

import { levelName } from "./game_names";
import { messages, text, type Values } from "./messages.svelte";
import type { GameView, Player, Seat } from "./wire";

const LEVEL = /^level([1-9])$/;

/** A bot by its level's name; other bots by what they are. */
export function botName(level: string, game: string): string {
  const number = LEVEL.exec(level)?.[1];
  if (number) return levelName(game, Number(number));
  return messages.has(`bot-${level}`) ? text(`bot-${level}`) : level;
}

/** The names at a table. Where two would be the same, the later one has a number. */
export function seatNames(seats: readonly Seat[], game: string): string[] {
  return seated(
    seats.map(({ person, bot, away }) => {
      const name = nameOf(person?.name, person != null, bot?.level, game);
      return person && bot && away ? text("web-bot-for", { name: name ?? "" }) : name;
    }),
  );
}

/** The same for a line of somebody's history. */
export function playerNames(players: readonly Player[], game: string): string[] {
  return seated(players.map(({ person, bot }) => nameOf(person?.name, person !== null, bot, game)));
}

/** A person, also one whose seat a bot holds; else the bot; null for a free seat. */
function nameOf(person: string | null | undefined, isPerson: boolean, level: string | null | undefined, game: string): string | null {
  if (isPerson) return person || text("web-someone-left");
  return level ? botName(level, game) : null;
}

function seated(names: readonly (string | null)[]): string[] {
  return distinct(names).map((name) => name ?? text("web-open-seat"));
}

/** What messages ask of the one they tell about: whether it is the reader, and the name. */
export function who(reader: Pick<GameView, "seat">, names: readonly string[], seat: number | null): Values {
  return { you: seat !== null && seat === reader.seat ? "yes" : "no", who: seat === null ? "" : (names[seat] ?? "") };
}

/** Those who would have the same name are numbered. */
export function distinct<T extends string | null>(names: readonly T[]): (T | string)[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((it) => it === name).length;
    return name !== null && before ? text("web-same-name", { name, number: before + 1 }) : name;
  });
}
