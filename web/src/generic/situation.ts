/** Whose turn it is, or how the game has ended, as text. */

import { endingName } from "../lib/game_names";
import { text } from "../lib/messages.svelte";
import { resultText, who } from "../lib/player_names";
import type { GameView } from "../lib/wire";

interface Situation {
  title: string;
  /** How it ended; empty while the game runs. */
  ending: string;
  isYours: boolean;
}

export function situationOf(view: GameView, names: readonly string[]): Situation {
  const { seat, to_act, outcome } = view;
  if (outcome) return { title: resultText(outcome.winners, names, seat), ending: endingName(view.game, outcome.ending), isYours: false };
  const title = to_act === null ? "" : text("generic-situation", who(view, names, to_act));
  return { title, ending: "", isYours: to_act !== null && to_act === seat };
}
