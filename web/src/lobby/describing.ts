/** A table's terms in words: whoever joins sees what is not as usual. */

import { optionName, optionValue, type OptionValue } from "../lib/game_names";
import { text } from "../lib/messages.svelte";
import type { About } from "../lib/wire";

function clockName(clock: About["clock"]): string {
  switch (clock?.kind) {
    case "fischer":
      return text("web-clock-is-fischer", { minutes: clock.base / 60, seconds: clock.increment ?? 0 });
    case "per_move":
      return text("web-clock-is-move", { seconds: clock.seconds });
    case "correspondence":
      return text("web-clock-is-days", { days: clock.days });
    default:
      return text("web-clock-none");
  }
}

/** `hasOwnBox`: a row of the lobby comes without the data of a box that the table brought. */
export function termsOf(about: About, hasOwnBox = typeof about.box === "object" && about.box !== null): string[] {
  const box = hasOwnBox ? "own" : about.box;
  const chosen = typeof box === "string" ? { box } : {};
  return [clockName(about.clock), ...optionNames(about.game, { ...about.options, ...chosen })];
}

function optionNames(game: string, options: Record<string, OptionValue>): string[] {
  return Object.entries(options).map(([name, value]) => text("labelled", { label: optionName(game, name), value: optionValue(game, name, value) }));
}
