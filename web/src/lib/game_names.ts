/** Names of games, options and bots. A game of another package may lack messages; its identifiers
 * are then shown as words. */

import { capitalise, messages, text } from "./messages.svelte";
import type { OptionInfo } from "./wire";

export type OptionValue = OptionInfo["default"];

/** Return an identifier as words: `hand_size` becomes `Hand size`. */
export function humanised(id: string): string {
  return capitalise(id.replace(/[_-]+/g, " ").trim());
}

function textOr(id: string, fallback: string): string {
  return messages.has(id) ? text(id) : fallback;
}

export function gameTitle(game: string): string {
  return textOr(game, humanised(game));
}

/** Return a sentence about the game, or an empty string. */
export function gameAbout(game: string): string {
  return textOr(`${game}.about`, "");
}

export function optionName(game: string, option: string): string {
  return textOr(`${game}-option-${option}`, humanised(option));
}

/** Return what the option decides, or an empty string. */
export function optionAbout(game: string, option: string): string {
  return textOr(`${game}-option-${option}.about`, "");
}

export function optionValue(game: string, option: string, value: OptionValue): string {
  if (typeof value === "boolean") return text(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  return textOr(`${game}-option-${option}.${value.replaceAll(" ", "-")}`, humanised(value));
}

/** Return the label of a view's field in the generic table. */
export function fieldName(game: string, field: string): string {
  // Short names and names with digits are cells or cards, not words.
  return textOr(`${game}-view-${field}`, /^[a-z_]{3,}$/.test(field) ? humanised(field) : field);
}

/** Return how a game ended as a phrase, or an empty string. */
export function endingName(game: string, ending: string): string {
  return textOr(`${game}-ending-${ending}`, "");
}

export function levelName(game: string, number: number): string {
  return textOr(`level-${game}-${number}`, text("level", { level: number }));
}

/** Return the playing style of a level, or an empty string. */
export function levelStyle(game: string, number: number): string {
  return textOr(`level-${game}-${number}.style`, "");
}
