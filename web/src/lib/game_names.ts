/** Games, their options and their bots by name. A game from elsewhere may lack messages: then its
 * own identifiers are shown as words. */

import { messages, text } from "./messages.svelte";
import type { OptionInfo } from "./wire";

export type OptionValue = OptionInfo["default"];

/** An identifier as words: `hand_size` is `Hand size`. */
export function humanised(id: string): string {
  const words = id.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function textOr(id: string, fallback: string): string {
  return messages.has(id) ? text(id) : fallback;
}

export function gameTitle(game: string): string {
  return textOr(game, humanised(game));
}

/** What the game is like, in a sentence; empty if nobody has written one. */
export function gameAbout(game: string): string {
  return textOr(`${game}.about`, "");
}

export function optionName(game: string, option: string): string {
  return textOr(`${game}-option-${option}`, humanised(option));
}

/** What the option decides; empty if nobody has written it. */
export function optionAbout(game: string, option: string): string {
  return textOr(`${game}-option-${option}.about`, "");
}

export function optionValue(game: string, option: string, value: OptionValue): string {
  if (typeof value === "boolean") return text(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  return textOr(`${game}-option-${option}.${value.replaceAll(" ", "-")}`, humanised(value));
}

/** A field of a view, as the generic table labels it. */
export function fieldName(game: string, field: string): string {
  // What is short or has digits is no word: a cell, a card.
  return textOr(`${game}-view-${field}`, /^[a-z_]{3,}$/.test(field) ? humanised(field) : field);
}

/** How a game ended, as a phrase; empty if nobody has written one. */
export function endingName(game: string, ending: string): string {
  return textOr(`${game}-ending-${ending}`, "");
}

export function levelName(game: string, number: number): string {
  return textOr(`level-${game}-${number}`, text("level", { level: number }));
}

/** How a level plays; empty if nobody has written it. */
export function levelStyle(game: string, number: number): string {
  return textOr(`level-${game}-${number}.style`, "");
}
