/** What people read, from the Fluent files that the Python side reads too.
 *
 * A language is loaded when it is asked for; until then the page shows nothing in words. An area
 * is one file. The messages of a game that has none here come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";
import { isRefused, QUIETLY } from "./quietly";

export const LANGUAGES = ["en", "de", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Area = string;
export type Values = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
};

const files = import.meta.glob<string>(["../../../src/undercard/locales/*/**/*.ftl", "!**/{terminal,hosting}.ftl"], {
  query: "?raw",
  import: "default",
});

export function isLanguage(name: string | null): name is Language {
  return LANGUAGES.some((language) => language === name);
}

/** The first of the wished-for languages that we have, else English. */
export function pickLanguage(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Messages {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #areas = new Set<Area>();
  #loaded = new Set<Area>();
  #wanted: Language = "en";
  #turn = 0;
  #latest: Promise<void> = Promise.resolve();
  #numbers = $derived(new Intl.NumberFormat(this.language));
  #dates = $derived(new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }));

  /** Make sure that these areas can be read, in the present language. */
  async need(...areas: Area[]): Promise<void> {
    if (areas.every((area) => this.#loaded.has(area))) return;
    for (const area of areas) this.#areas.add(area);
    await this.switchTo(this.#wanted);
  }

  /** Whoever asks last has all that the others asked for: their turn ends with the last one. */
  switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    this.#turn += 1;
    this.#latest = this.#load(language, this.#turn);
    return this.#latest;
  }

  async #load(language: Language, turn: number): Promise<void> {
    const areas = [...this.#areas];
    const texts = await Promise.all(areas.map((area) => readFile(language, area)));
    if (turn !== this.#turn) return this.#latest;
    // Isolation marks would show up in copied text; none of our languages runs right to left.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#loaded = new Set(areas);
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    remember("language", language);
    await this.switchTo(language);
  }

  /** Start in the language chosen before, else in the browser's. */
  async start(...areas: Area[]): Promise<void> {
    const chosen = recall("language");
    this.#wanted = isLanguage(chosen) ? chosen : pickLanguage(navigator.languages);
    await this.need(...areas);
  }

  /** A message, or an attribute of one (`id.name`). A gap is a defect of ours: it is shown by its
   * id and told in the console, never a blank. */
  text(id: string, values: Values = {}): string {
    const pattern = this.#pattern(id);
    const errors: Error[] = [];
    const text = pattern ? this.#bundle.formatPattern(pattern, values, errors) : undefined;
    if (text === undefined || errors.length) console.error(`${this.language}: ${id}`, ...errors);
    return text ?? id;
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  date(value: Date): string {
    return this.#dates.format(value);
  }

  has(id: string): boolean {
    return this.#pattern(id) != null;
  }

  #pattern(id: string): Pattern | null | undefined {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }
}

function readFile(language: Language, area: Area): Promise<string> {
  return files[`../../../src/undercard/locales/${language}/${area}.ftl`]?.() ?? askForGame(language, area);
}

/** Empty for a game that the server does not know: without messages it is shown by its identifiers. */
async function askForGame(language: Language, game: string): Promise<string> {
  const reply = await fetch(`/api/games/${encodeURIComponent(game)}/messages/${language}`, { headers: QUIETLY });
  return isRefused(reply) ? "" : reply.text();
}

export const messages = new Messages();

export function text(id: string, values?: Values): string {
  return messages.text(id, values);
}
