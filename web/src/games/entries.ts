/** Events divided into entries. */

import type { GameEvent } from "../lib/wire";
import type { GameEntries } from "./game";

/** Return the events of each entry; without a game's own division, each event is one. `withRest` keeps
 * what comes before the first entry. */
export function split(events: readonly GameEvent[], entries: GameEntries | undefined, withRest = false): (readonly GameEvent[])[] {
  const starts = entries?.starts(events) ?? [...events.keys()];
  const all = withRest && events.length && starts[0] !== 0 ? [0, ...starts] : starts;
  return all.map((start, n) => events.slice(start, all[n + 1]));
}
