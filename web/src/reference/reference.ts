/** Reference cards: what a card is made from, and how it is loaded. */

import type { Component } from "svelte";
import { get } from "../lib/api";
import { messages, text, type Area, type Values } from "../lib/messages.svelte";
import type { GamesReply, OptionInfo, TableBox } from "../lib/wire";

export type Options = TableBox["options"];

/** What a game's card is given. */
export interface CardProps {
  box: unknown;
  options: Options;
  /** The game's options with their usual values and rules. */
  known: readonly OptionInfo[];
  /** Of one table: what cannot come up at it is left out. */
  isTable: boolean;
}

export interface LoadedCard extends CardProps {
  Card: Component<CardProps>;
}

/** A sentence of a card and the rules it stands for. */
export interface Line {
  text: string;
  rules: readonly string[];
}

const cards = import.meta.glob<Component<CardProps>>("../games/*/ReferenceCard.svelte", { import: "default" });

export async function loadCard(game: string, table: string | null): Promise<LoadedCard> {
  const load = cards[`../games/${game}/ReferenceCard.svelte`];
  if (!load) throw new Error(`there is no reference card of ${game}`);
  const areas: Area[] = ["web-reference", `web-reference-${game}`, game as Area];
  const [Card, { box, options }, { games }] = await Promise.all([
    load(),
    get<TableBox>(table === null ? `/games/${game}/box` : `/tables/${table}/box`),
    get<GamesReply>("/games"),
    messages.need(...areas),
  ]);
  const known = games.find((info) => info.game === game)?.options ?? [];
  return { Card, box, options, known, isTable: table !== null };
}

/** Makes a card's lines: any text may depend on any option of the table. */
export function lineMaker(game: string, options: Options, more: Values = {}): (id: string, ...rules: string[]) => Line {
  const values: Values = { ...more };
  for (const [name, value] of Object.entries(options)) values[name] = typeof value === "number" ? value : String(value);
  return (id, ...rules) => ({ text: text(`reference-${game}-${id}`, values), rules: [...new Set(rules)] });
}

/** The rule that an option belongs to. */
export function ruleOf(known: readonly OptionInfo[], name: string): string[] {
  return known.filter((option) => option.name === name).map(({ rule }) => rule);
}

/** Options that are not as usual, as label and value. */
export function switchesOf(game: string, options: Options, known: readonly OptionInfo[]): { label: string; value: string; rule: string }[] {
  return known
    .filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
    .map(({ name, rule }) => ({ label: text(`${game}-option-${name}`), value: valueName(game, name, options[name]!), rule }));
}

function valueName(game: string, name: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return text(value ? "yes" : "no");
  return typeof value === "number" ? String(value) : text(`${game}-option-${name}.${value.replaceAll(" ", "-")}`);
}
