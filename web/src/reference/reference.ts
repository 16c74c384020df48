/** Reference cards: their data, and how they are loaded. */

import type { Component } from "svelte";
import { games } from "../games/games.svelte";
import { loadGame } from "../games/registry";
import { get } from "../lib/api";
import { optionName, optionValue } from "../lib/game_names";
import { messages, text, type Values } from "../lib/messages.svelte";
import type { OptionInfo, TableBox } from "../lib/wire";

export type Options = TableBox["options"];

/** The properties of a game's card. */
export interface CardProps {
  box: unknown;
  options: Options;
  /** The game's options with their defaults and rules. */
  known: readonly OptionInfo[];
  /** Whether it is the card of one table, which omits what cannot happen there. */
  isTable: boolean;
}

export interface LoadedCard extends CardProps {
  Card: Component<CardProps>;
}

/** A sentence of a card and its rules. */
export interface CardLine {
  text: string;
  rules: readonly string[];
}

/** Return null for a game without a card. */
export async function loadCard(game: string, table: string | null): Promise<LoadedCard | null> {
  const { reference } = await loadGame(game);
  if (!reference) return null;
  const [{ default: Card }, { box, options }, info] = await Promise.all([
    reference(),
    get<TableBox>(table === null ? `/games/${game}/box` : `/tables/${table}/box`),
    games.find(game),
    messages.need("web-reference", `web-reference-${game}`, `play-${game}`, game),
  ]);
  return { Card, box, options, known: info?.options ?? [], isTable: table !== null };
}

/** Return a function that makes lines; a text may depend on any option of the table. */
export function lineMaker(game: string, options: Options, more: Values = {}): (id: string, ...rules: string[]) => CardLine {
  const values: Values = { ...more };
  for (const [name, value] of Object.entries(options)) values[name] = typeof value === "number" ? value : String(value);
  return (id, ...rules) => ({ text: text(`reference-${game}-${id}`, values), rules: [...new Set(rules)] });
}

/** Return the rule of an option. */
export function ruleOf(known: readonly OptionInfo[], name: string): string[] {
  return known.filter((option) => option.name === name).map(({ rule }) => rule);
}

/** Return the options that differ from the default. */
export function changedOptions(game: string, options: Options, known: readonly OptionInfo[]): { label: string; value: string; rule: string }[] {
  return known
    .filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
    .map(({ name, rule }) => ({ label: optionName(game, name), value: optionValue(game, name, options[name]!), rule }));
}
