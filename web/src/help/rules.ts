/** The numbered rules, from the rule files: one message for each section and rule. A file is loaded
 * on demand, separately from the other messages. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../lib/messages.svelte";

interface Item {
  /** For a ruling, the value of its option; otherwise a position. */
  name: string;
  text: string;
}

export interface Rule {
  id: string;
  /** Empty for a rule that is not a ruling. */
  title: string;
  text: string;
  items: Item[];
}

export interface Section {
  id: string;
  title: string;
  intro: string;
  rules: Rule[];
}

export interface RuleBook {
  short: string;
  about: string;
  sections: Section[];
}

const files = import.meta.glob<string>("../../../src/undercard/locales/*/rules/*.ftl", { query: "?raw", import: "default" });

/** The games with rule files. */
export const RULED_GAMES: readonly string[] = [...new Set(Object.keys(files).map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? ""))].sort();

export function hasRules(game: string): boolean {
  return RULED_GAMES.includes(game);
}

export async function loadRules(game: string, language: Language): Promise<RuleBook> {
  const load = files[`../../../src/undercard/locales/${language}/rules/${game}.ftl`];
  if (!load) throw new Error(`${game} has no rules in ${language}`);
  return readRules(await load());
}

/** Whether a message is a rule of a section: `F1-2` belongs to F1, `FR3` to FR. */
function isRuleOf(section: string | undefined, id: string): boolean {
  if (section === undefined || !id.startsWith(section)) return false;
  return (/\d$/.test(section) ? /^-\d+$/ : /^\d+$/).test(id.slice(section.length));
}

export function readRules(source: string): RuleBook {
  const resource = new FluentResource(source);
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(resource);
  const book: RuleBook = { short: "", about: "", sections: [] };
  for (const { id } of resource.body) {
    const { value, parts } = readMessage(bundle, id);
    if (id === "short" || id === "about") book[id] = value;
    else if (isRuleOf(book.sections.at(-1)?.id, id)) book.sections.at(-1)?.rules.push(makeRule(id.replace("-", "."), value, parts));
    else book.sections.push({ id, title: value, intro: parts.intro ?? "", rules: [] });
  }
  return book;
}

/** The value of a ruling's message is its title; its text is an attribute. */
function makeRule(id: string, value: string, { text, ...rest }: Record<string, string>): Rule {
  const items = Object.entries(rest).map(([name, item]) => ({ name, text: item }));
  return text === undefined ? { id, title: "", text: value, items } : { id, title: value, text, items };
}

function readMessage(bundle: FluentBundle, id: string): { value: string; parts: Record<string, string> } {
  const message = bundle.getMessage(id);
  const attributes = Object.entries(message?.attributes ?? {});
  const parts = attributes.map(([name, pattern]) => [name, bundle.formatPattern(pattern)]);
  return { value: message?.value ? bundle.formatPattern(message.value) : "", parts: Object.fromEntries(parts) };
}

/** Return the rule of an address. Old addresses name rulings R1, R2, … in every game. */
export function currentId(ids: ReadonlySet<string>, id: string): string {
  return (/^R\d*$/.test(id) && [...ids].find((it) => it.slice(1) === id)) || id;
}

/** Return all ids that a text can link to. */
export function idsOf(book: RuleBook): Set<string> {
  return new Set(book.sections.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]));
}
