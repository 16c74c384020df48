/** The words of games that have none in the browser: the server supplies them, and they are looked up
 * by event and by action. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { humanised } from "../lib/game_names";
import type { Entry, GameEvent, TableWordsReply } from "../lib/wire";

class Words {
  /** What each action does, in notation; the same in every position. */
  #actions = new SvelteMap<string, string>();
  #entries = new Map<number, readonly string[]>();
  #lines = new WeakMap<GameEvent, string>();
  /** Raised when lines have come: a weak map cannot be observed. */
  #version = $state(0);
  /** The server did not answer: identifiers have to do. */
  isMissing = $state(false);

  /** Another table, another language or another reader. */
  clear(): void {
    this.#actions.clear();
    this.#entries.clear();
    this.#lines = new WeakMap();
    this.isMissing = false;
  }

  take({ actions, entries }: TableWordsReply): void {
    for (const [action, words] of Object.entries(actions)) this.#actions.set(action, words);
    for (const { number, lines } of entries) this.#entries.set(number, lines);
    this.isMissing = false;
  }

  /** Words may come before or after what they describe. */
  attach(log: readonly Entry[]): void {
    for (const { number, events = [] } of log) this.describe(events, this.#entries.get(number) ?? []);
  }

  describe(events: readonly GameEvent[], lines: readonly string[]): void {
    events.forEach((event, n) => lines[n] !== undefined && this.#lines.set(event, lines[n]));
    untrack(() => (this.#version += 1));
  }

  /** Empty until the words have come. */
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

export const words = new Words();
