/** Who has been thinking for long: a player or a bot that is not at this device. */

export const THINKING_MS = 4000;

export class Thinking {
  #hasThought = $state(false);
  readonly #thinker: () => number | null;

  /** Created with a component: `thinker` returns who acts, if that is another player, and `step` changes with each step. */
  constructor(thinker: () => number | null, step: () => unknown) {
    this.#thinker = thinker;
    $effect(() => {
      step();
      this.#hasThought = false;
      if (thinker() === null) return;
      const timer = setTimeout(() => (this.#hasThought = true), THINKING_MS);
      return () => clearTimeout(timer);
    });
  }

  /** The seat of that player, or null. */
  get seat(): number | null {
    return this.#hasThought ? this.#thinker() : null;
  }
}
