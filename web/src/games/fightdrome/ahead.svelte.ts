/** Turns that need no click: a card chosen ahead, or the only legal action.
 *
 * It knows no rules: it plays only what the list of legal actions contains. */

import type { GameEvent } from "../../lib/wire";
import type { View } from "./view";

/** Milliseconds before the only legal action is played: random, so that the time does not show that
 * the player had no choice. */
export const SHORTEST = 700;
export const LONGEST = 2400;
/** Milliseconds for which a card that was taken back is marked. */
export const RETURNED = 2600;

/** A card in the hand: its key distinguishes copies. */
export interface Choice {
  key: string;
  card: string;
}

export class Ahead {
  /** The card that is played on the player's next turn if it is legal then. */
  chosen = $state.raw<Choice | null>(null);
  /** The card that was chosen but could not be played. */
  returned = $state.raw<Choice | null>(null);
  /** The only legal action, while it waits to be played. */
  only = $state<string | null>(null);
  #turn: View | null = null;
  #received: View | null = null;
  #isTakenBack = false;
  #playing: ReturnType<typeof setTimeout> | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly act: (action: string) => void,
    private readonly random: () => number = Math.random,
  ) {}

  /** Choose a card, or take the choice back. */
  choose(choice: Choice): void {
    this.returned = null;
    this.chosen = this.chosen?.key === choice.key ? null : choice;
  }

  /** Note a view from the server. One that changes without events is a takeback; one that does not
   * change comes with a draw offer or a new connection. */
  receive(view: View, events: readonly GameEvent[]): void {
    const last = this.#received;
    if (view === last) return;
    this.#received = view;
    const isChanged = last !== null && JSON.stringify(view) !== JSON.stringify(last);
    if (events.length || isChanged) this.#isTakenBack = !events.length;
  }

  /** Take the view on the player's turn, or null while others act. After a takeback the player decides. */
  update(turn: View | null, playsOnlyAction: boolean): void {
    if (this.#isTakenBack) {
      this.clear();
      return;
    }
    this.#stopPlaying();
    const isNew = turn !== this.#turn;
    this.#turn = turn;
    if (!turn) return;
    if (isNew && this.#playChosen(turn)) return;
    const [only, ...others] = new Set(turn.legal);
    if (playsOnlyAction && only !== undefined && !others.length) this.#playLater(only);
  }

  /** Forget everything. */
  clear(): void {
    this.#stopPlaying();
    this.chosen = null;
    this.returned = null;
  }

  /** A Staggered player could discard the card, but it was chosen to be played: only that counts. */
  #playChosen(turn: View): boolean {
    const { chosen } = this;
    this.chosen = null;
    if (!chosen) return false;
    if (turn.legal.includes(chosen.card)) {
      this.act(chosen.card);
      return true;
    }
    this.returned = chosen;
    clearTimeout(this.#showing);
    this.#showing = setTimeout(() => (this.returned = null), RETURNED);
    return false;
  }

  #playLater(action: string): void {
    this.only = action;
    this.#playing = setTimeout(
      () => {
        this.only = null;
        this.act(action);
      },
      SHORTEST + this.random() * (LONGEST - SHORTEST),
    );
  }

  #stopPlaying(): void {
    clearTimeout(this.#playing);
    this.only = null;
  }
}
