/** The settings for the next table: the game, its options, the clock. The game is stored. */

import { OWN_GAMES } from "../games/registry";
import type { OptionValue } from "../lib/game_names";
import { readStored, store } from "../lib/storage";
import type { GameInfo, NewTable, OptionInfo } from "../lib/wire";

type Control = NonNullable<NewTable["clock"]>;

/** Clocks by name; the name is part of the message id. */
export const CLOCKS: Record<string, Control> = {
  none: { kind: "none" },
  blitz: { kind: "fischer", base: 180, increment: 5 },
  calm: { kind: "fischer", base: 600, increment: 10 },
  move: { kind: "per_move", seconds: 60 },
  day: { kind: "correspondence", days: 1 },
  days: { kind: "correspondence", days: 3 },
};

/** Return the option for the number of players; it is beside the bots, not among the options. */
export function playersOption(info: GameInfo): OptionInfo | undefined {
  return info.options.find(({ name }) => name === "players");
}

class TableForm {
  game = $state(readStored("game") ?? OWN_GAMES[0] ?? "");
  #options = $state<Record<string, Record<string, OptionValue>>>({});
  clock = $state("none");
  draws = $state(false);

  chooseGame(game: string): void {
    this.game = game;
    store("game", game);
  }

  /** The options that differ from the default; the box counts as one, as in `GameInfo.box`. */
  get options(): Record<string, OptionValue> {
    return this.#options[this.game] ?? {};
  }

  valueOf(option: OptionInfo): OptionValue {
    return this.options[option.name] ?? option.default;
  }

  set(option: OptionInfo, value: OptionValue): void {
    const { [option.name]: _, ...others } = this.options;
    this.#options[this.game] = value === option.default ? others : { ...others, [option.name]: value };
  }

  /** Whether another option is on and determines this one. */
  isDetermined(option: OptionInfo): boolean {
    return option.set_by !== null && this.options[option.set_by] === true;
  }

  get changed(): number {
    return Object.keys(this.options).filter((name) => name !== "players").length + (this.clock === "none" ? 0 : 1) + (this.draws ? 1 : 0);
  }

  seats(info: GameInfo): number {
    const players = playersOption(info);
    return players ? Number(this.valueOf(players)) : info.seats;
  }
}

export const tableForm = new TableForm();
