/** What the next table shall be like: the game, its options, the clock. Remembered. */

import { recall, remember } from "../lib/memory";
import type { GameInfo, NewTable, OptionInfo } from "../lib/wire";

export type GameName = "fightdrome" | "survive";
export type OptionValue = string | number | boolean;
export type Control = NonNullable<NewTable["clock"]>;

export const GAME_NAMES: GameName[] = ["fightdrome", "survive"];

/** By name; the name is also that of the message. */
export const CLOCKS: Record<string, Control> = {
  none: { kind: "none" },
  blitz: { kind: "fischer", base: 180, increment: 5 },
  calm: { kind: "fischer", base: 600, increment: 10 },
  move: { kind: "per_move", seconds: 60 },
  day: { kind: "correspondence", days: 1 },
  days: { kind: "correspondence", days: 3 },
};

class Wish {
  game = $state<GameName>(recall("game") === "survive" ? "survive" : "fightdrome");
  /** Only those that are not as usual; the box counts as one, as in `GameInfo.box`. */
  options = $state<Record<GameName, Record<string, OptionValue>>>({ fightdrome: {}, survive: {} });
  clock = $state("none");
  draws = $state(false);

  chooseGame(game: GameName): void {
    this.game = game;
    remember("game", game);
  }

  valueOf(option: OptionInfo): OptionValue {
    return this.options[this.game][option.name] ?? option.default;
  }

  set(option: OptionInfo, value: OptionValue): void {
    const { [option.name]: _, ...others } = this.options[this.game];
    this.options[this.game] = value === option.default ? others : { ...others, [option.name]: value };
  }

  /** Whether another option, which is on, decides this one. */
  isSet(option: OptionInfo): boolean {
    return option.set_by !== null && this.options[this.game][option.set_by] === true;
  }

  get changed(): number {
    return Object.keys(this.options[this.game]).length + (this.clock === "none" ? 0 : 1) + (this.draws ? 1 : 0);
  }

  seats(info: GameInfo): number {
    const players = info.options.find((option) => option.name === "players");
    return players ? Number(this.valueOf(players)) : 2;
  }
}

export const wish = new Wish();
