/** Who sits where, by the name to be shown. */

import { messages, text } from "./messages.svelte";
import type { Seat } from "./wire";

const LEVEL = /^level([1-9])$/;

/** A bot by its level's name; other bots by what they are. */
export function botName(level: string, game: string): string {
  const number = LEVEL.exec(level)?.[1];
  if (number) return text(`level-${game}-${number}`);
  return messages.has(`bot-${level}`) ? text(`bot-${level}`) : level;
}

export function seatName(seat: Seat | undefined, game: string): string {
  if (seat?.person) return seat.person.name || text("web-someone-left");
  return seat?.bot ? botName(seat.bot.level, game) : text("web-open-seat");
}
