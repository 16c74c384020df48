/** What the next table shall be like: the game, its options, the clock. Remembered. */

import { OWN_GAMES } from "../games/registry";
import type { OptionValue } from "../lib/game_names";
import { recall, remember } from "../lib/memory";
import type { GameInfo, NewTable, OptionInfo } from "../lib/wire";

export type Control = NonNullable<NewTable["clock"]>;

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
  game = $state(recall("game") ?? OWN_GAMES[0] ?? "");
  #options = $state<Record<string, Record<string, OptionValue>>>({});
  clock = $state("none");
  draws = $state(false);

  chooseGame(game: string): void {
    this.game = game;
    remember("game", game);
  }

  /** Only those that are not as usual; the box counts as one, as in `GameInfo.box`. */
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

  /** Whether another option, which is on, decides this one. */
  isSet(option: OptionInfo): boolean {
    return option.set_by !== null && this.options[option.set_by] === true;
  }

  get changed(): number {
    return Object.keys(this.options).length + (this.clock === "none" ? 0 : 1) + (this.draws ? 1 : 0);
  }

  seats(info: GameInfo): number {
    const players = info.options.find((option) => option.name === "players");
    return players ? Number(this.valueOf(players)) : info.seats;
  }
}

export const wish = new Wish();
