/** Texts of games without texts in the browser. The server sends them; they are looked up by event and by
 * action. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { humanised } from "../lib/game_names";
import type { Entry, GameEvent, TableWordsReply } from "../lib/wire";

class ServerTexts {
  /** By action in notation; an action has the same text in every position. */
  #actions = new SvelteMap<string, string>();
  #entries = new Map<number, readonly string[]>();
  #lines = new WeakMap<GameEvent, string>();
  /** Incremented with every change of `#lines`, because a weak map is not reactive. */
  #version = $state(0);
  /** Whether the server did not answer; identifiers are then shown instead. */
  isMissing = $state(false);

  /** Forget all texts, for another table, language or reader. */
  clear(): void {
    this.#actions.clear();
    this.#entries.clear();
    this.#lines = new WeakMap();
    this.isMissing = false;
  }

  add({ actions, entries }: TableWordsReply): void {
    for (const [action, text] of Object.entries(actions)) this.#actions.set(action, text);
    for (const { number, lines } of entries) this.#entries.set(number, lines);
    this.isMissing = false;
  }

  /** Assign texts to the events of a log. Called again for each, because either may arrive first. */
  attach(log: readonly Entry[]): void {
    for (const { number, events = [] } of log) this.setLines(events, this.#entries.get(number) ?? []);
  }

  setLines(events: readonly GameEvent[], lines: readonly string[]): void {
    events.forEach((event, n) => lines[n] !== undefined && this.#lines.set(event, lines[n]));
    untrack(() => (this.#version += 1));
  }

  /** Return the text of an event; it is empty until the server sends it. */
  line(event: GameEvent): string {
    const known = this.#version >= 0 ? this.#lines.get(event) : undefined;
    return known ?? (this.isMissing ? plain(event) : "");
  }

  action(action: string): string {
    return this.#actions.get(action) ?? (this.isMissing ? action : "");
  }
}

function plain({ kind, data }: GameEvent): string {
  return [humanised(kind), ...Object.values(data).filter((value) => value !== null)].join(" ");
}

export const serverTexts = new ServerTexts();
