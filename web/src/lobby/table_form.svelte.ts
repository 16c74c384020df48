/** The settings for the next table: the game, its options, the clock. The game is stored. */

import { OWN_GAMES } from "../games/registry";
import type { OptionValue } from "../lib/game_names";
import { readStored, store } from "../lib/storage";
import type { ClubDefaults, GameInfo, NewTable, OptionInfo } from "../lib/wire";

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

/** Return the option that changes the game most, which has a place of its own: the first one, if it is a list. */
export function modeOption(info: GameInfo): OptionInfo | undefined {
  const first = info.options.find((option) => option !== playersOption(info));
  return first?.choices.length ? first : undefined;
}

/** Return the options that have no place of their own. The box is the first: it changes the game more than any ruling. */
export function otherOptions(info: GameInfo, without: readonly string[] = []): OptionInfo[] {
  const own = info.options.filter((option) => option !== playersOption(info) && option !== modeOption(info) && !without.includes(option.name));
  return info.box ? [info.box, ...own] : own;
}

export class TableForm {
  game = $state(readStored("game") ?? OWN_GAMES[0] ?? "");
  #options = $state<Record<string, Record<string, OptionValue>>>({});
  clock = $state("none");
  draws = $state(false);
  /** Whether spectators are shown by name, not only as a number. */
  namesSpectators = $state(true);

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

  /** The number of changed settings among those that `Options` shows. */
  changed(info: GameInfo, without: readonly string[] = []): number {
    const options = otherOptions(info, without).filter(({ name }) => name in this.options).length;
    return options + Number(this.draws) + Number(!this.namesSpectators);
  }

  /** The terms of a new table, as the server gets them. */
  get terms(): Required<ClubDefaults> {
    const { box, ...options } = this.options;
    return { game: this.game, options, box: typeof box === "string" ? box : null, clock: CLOCKS[this.clock] ?? { kind: "none" }, draws: this.draws };
  }

  get spectators(): "names" | "number" {
    return this.namesSpectators ? "names" : "number";
  }

  seats(info: GameInfo): number {
    const players = playersOption(info);
    return players ? Number(this.valueOf(players)) : info.seats;
  }
}

export const tableForm = new TableForm();
