/** The other players of a game in somebody's history. */

import { playerNames } from "../lib/names";
import type { GamePlayed } from "../lib/wire";

export function others({ players, seats, game }: GamePlayed): string {
  return playerNames(players, game)
    .filter((_, seat) => !seats.includes(seat))
    .join(", ");
}
