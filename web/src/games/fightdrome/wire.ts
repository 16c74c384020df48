/** The view and the box, generated from the Python types: do not edit.
 *
 * `python -m undercard.server.typescript` writes this file. */

import type { Outcome } from "../../lib/wire";

export interface Attacks {
  strengths: number[];
  copies: number;
  origin?: "house" | "printed" | "reconstructed";
  note?: string;
}

export interface Blocks {
  values: number[];
  copies: number;
  origin?: "house" | "printed" | "reconstructed";
  note?: string;
}

/** One side of the table. A list that is None is hidden from the reader. */
export interface Fighter {
  sleeve: number | null;
  stack: number | null;
  supplies: Record<string, number>;
  hand: string[] | null;
  hand_size: number;
  pile_size: number;
  discard: string[];
  face_down: string[] | null;
  face_down_size: number;
  known: string[];
  known_to_all: string[];
  cannot_hold: string[][];
  face_down_cannot_be: string[];
  opening: "sound" | "unsound" | "untold";
  fame: number;
  stable: number[];
  stacks?: number[];
}

export interface Neurochem {
  copies: number;
  origin?: "house" | "printed" | "reconstructed";
  note?: string;
}

/** A checked pack, made by `pack_check.load_pack`. */
export interface Pack {
  name: string;
  version?: number;
  origin: "house" | "printed" | "reconstructed";
  hand?: number;
  attacks: Attacks;
  blocks: Blocks;
  neurochem: Neurochem;
  feints: PerPlayer;
  weaves: PerPlayer;
  sleeves: Sleeves;
  stacks: Stacks;
}

export interface PerPlayer {
  per_player: number;
  origin?: "house" | "printed" | "reconstructed";
  note?: string;
}

export interface Sleeve {
  name: string;
  order: ("Block" | "Grapple" | "Kick" | "Neurochem" | "Punch")[];
}

export interface Sleeves {
  cards: Sleeve[];
  origin?: "house" | "printed" | "reconstructed";
  note?: string;
}

export interface Stack {
  name: string;
  counts: number[];
}

export interface Stacks {
  cards: Stack[];
  origin?: "house" | "printed" | "reconstructed";
  note?: string;
}

/** The table as one seat sees it; `seat` is None for a spectator. */
export interface View {
  game: "fightdrome";
  seat: number | null;
  to_act: number | null;
  legal: string[];
  outcome: Outcome | null;
  round: number;
  starter: number;
  situation: "answer" | "follow_up" | "last_gasp" | "lead" | "opening" | "over" | "sleeve" | "stack" | "stagger";
  live: string | null;
  staggered: number | null;
  rested: boolean;
  fighters: [Fighter, Fighter];
  my_pick: number | null;
}
