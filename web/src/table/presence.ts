/** The absence of players as text. */

import { text } from "../lib/messages.svelte";
import type { AwayPlayer } from "../lib/wire";

/** A player who left less than this many seconds ago may be reloading the page. */
const RECONNECTING_S = 30;
const MINUTE = 60;

/** Return a sentence for each absent player other than the reader. */
export function awayTexts(away: readonly AwayPlayer[], ours: readonly number[], names: readonly string[], now: number): string[] {
  return away
    .filter(({ seat }) => !ours.includes(seat))
    .map(({ seat, since }) => {
      const who = names[seat] ?? "";
      if (since == null) return text("web-away", { who });
      const seconds = now - since;
      if (seconds < RECONNECTING_S) return text("web-away-reconnecting", { who });
      return text("web-away-minutes", { who, minutes: Math.max(1, Math.floor(seconds / MINUTE)) });
    });
}
