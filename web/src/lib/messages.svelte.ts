/** The texts of the interface, from the Fluent files that the Python package also uses.
 *
 * A language is loaded on demand; until then the page shows no text. An area is one file; a
 * game has one for what is read before a game, and `play-<game>` for what is read during it. The
 * messages of a game without files here come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readMessages } from "./message_files";
import { readStored, store } from "./storage";
import { isRefused, REFUSALS_IN_BODY } from "./request";

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

export function isLanguage(name: string | null): name is Language {
  return LANGUAGES.some((language) => language === name);
}

/** Return the first supported language, or English. */
export function pickLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
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
  #days = $derived(new Intl.DateTimeFormat(this.language, { dateStyle: "medium" }));
  #dates = $derived(new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }));

  /** Load these areas in the current language, unless they are loaded. An area that fails, as without a connection, is
   * not loaded with later ones: a browser does not request a failed module again before the page is reloaded. */
  async need(...areas: Area[]): Promise<void> {
    const missing = areas.filter((area) => !this.#loaded.has(area));
    if (!missing.length) return;
    for (const area of missing) this.#areas.add(area);
    await this.switchTo(this.#wanted);
    const failed = missing.filter((area) => !this.#loaded.has(area));
    if (failed.length) throw new Error(`no messages: ${failed.join(", ")}`);
  }

  /** Load all areas in a language. A later call supersedes an earlier one, which then waits for it. */
  switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    this.#turn += 1;
    this.#latest = this.#load(language, this.#turn);
    return this.#latest;
  }

  async #load(language: Language, turn: number): Promise<void> {
    const files = await Promise.allSettled([...this.#areas].map(async (area) => ({ area, text: await readFile(language, area) })));
    if (turn !== this.#turn) return this.#latest;
    const loaded = files.flatMap((file) => (file.status === "fulfilled" ? file.value : []));
    // Another language is shown with all its texts, or not at all.
    if (loaded.length < files.length && this.#loaded.size && language !== this.language) {
      this.#wanted = this.language;
      throw new Error(`no messages: ${language}`);
    }
    // Isolation marks would appear in copied text, and no supported language is right-to-left.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { text } of loaded) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#areas = new Set(loaded.map(({ area }) => area));
    this.#loaded = new Set(this.#areas);
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    store("language", language);
    await this.switchTo(language);
  }

  /** Start in the stored language, or in that of the browser. */
  async start(...areas: Area[]): Promise<void> {
    const chosen = readStored("language");
    this.#wanted = isLanguage(chosen) ? chosen : pickLanguage(navigator.languages);
    await this.need(...areas);
  }

  /** Return a message, or an attribute of one (`id.name`). A missing message is a defect: the page
   * shows its id, and the console reports it. */
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

  day(value: Date): string {
    return this.#days.format(value);
  }

  date(value: Date): string {
    return this.#dates.format(value);
  }

  dateAndTime(value: Date): string {
    return value.toLocaleString(this.language, { dateStyle: "medium", timeStyle: "short" });
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

async function readFile(language: Language, area: Area): Promise<string> {
  return (await readMessages(language, area)) ?? requestGame(language, area);
}

/** Return an empty text for a game that the server does not know; the page then shows identifiers. */
async function requestGame(language: Language, game: string): Promise<string> {
  const reply = await fetch(`/api/games/${encodeURIComponent(game)}/messages/${language}`, { headers: REFUSALS_IN_BODY });
  return isRefused(reply) ? "" : reply.text();
}

export const messages = new Messages();

export function text(id: string, values?: Values): string {
  return messages.text(id, values);
}

export function capitalise(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(messages.language) + sentence.slice(1);
}
