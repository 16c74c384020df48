/** Whose turn it is, or how the game has ended, in words. */

import { endingName } from "../lib/game_names";
import { text } from "../lib/messages.svelte";
import { who } from "../lib/names";
import type { GameView } from "../lib/wire";

export interface Situation {
  said: string;
  /** How it ended; empty while it goes on. */
  how: string;
  isYours: boolean;
}

export function situationOf(view: GameView, names: readonly string[]): Situation {
  const { seat, to_act, outcome } = view;
  if (outcome) return { said: resultOf(outcome.winners, seat, names), how: endingName(view.game, outcome.ending), isYours: false };
  if (to_act === null) return { said: "", how: "", isYours: false };
  const isYours = to_act === seat;
  return { said: text("generic-situation", who(view, names, to_act)), how: "", isYours };
}

function resultOf(winners: readonly number[], seat: number | null, names: readonly string[]): string {
  if (!winners.length || winners.length === names.length) return text("web-result-draw");
  const won = winners.map((winner) => names[winner] ?? "").join(", ");
  return text("web-result-won", { you: seat !== null && winners.includes(seat) ? "yes" : "no", who: won, count: winners.length });
}
