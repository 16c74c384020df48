/** The view and the box, generated from the Python types: do not edit.
 *
 * `python -m undercard.server.typescript` writes this file. */

import type { Outcome } from "../../lib/wire";

/** A figure's profile (D2); `moves[n]` is its movement value with n resources. */
export interface Figure {
  name: string | Record<string, string>;
  moves: number[];
  modifier: number;
}

/** A figure of any side. */
export interface FigureView {
  figure: string;
  seat: number | null;
  cell: string | null;
  load: string;
  value: number;
  down: boolean;
  out: boolean;
  acted: boolean;
  left_out: boolean;
}

/** The resources in a zone that are worth the same, and what they are worth together (S9.2). */
export interface HomeRow {
  worth: number;
  resources: string;
  points: number;
}

/** A question and the targets of its two answers: a node's name or a behaviour. */
export interface Node {
  ask: string;
  yes: string;
  no: string;
}

/** The profile of a kind of NPC, its decision tree and its patrol (D2, D5). */
export interface NpcKind {
  moves: number[];
  modifier: number;
  tree: Record<string, Node>;
  patrol?: string[];
}

/** One player. A field that is None is hidden from the reader. */
export interface PlayerView {
  cards: string[] | null;
  cards_left: number;
  has_bid: boolean;
  bid: string | null;
  needs: string | null;
  points: number;
  home: string;
  home_rows: HomeRow[] | null;
  home_points: number | null;
}

/** A kind of resource: its letter, its tokens and its resource cards (D1). */
export interface Resource {
  name: string | Record<string, string>;
  code: string;
  tokens: number;
  cards: number;
}

/** An edge with an energy field, by its two cells (S1.3). */
export interface ShownPassage {
  name: string;
  cells: [string, string];
  is_green: boolean;
}

/** The contents of the dungeon, by the names of the cells. */
export interface ShownPlan {
  rocks: string[];
  walls: [string, string][];
  passages: ShownPassage[];
  zones: Record<string, string>;
  teleporters: Record<string, number>;
  terminals: string[];
  nests: string[];
}

/** A scenario and the plan of its dungeon. */
export interface ShownScenario {
  name: string;
  version?: number;
  note?: string;
  players: number;
  team: number;
  dungeon: string;
  resources: Resource[];
  figures: Figure[];
  grabbers: NpcKind;
  crawlers: NpcKind;
  ground: ShownPlan;
}

/** The table as one seat sees it; `seat` is None for a spectator. */
export interface View {
  game: "survive";
  seat: number | null;
  to_act: number | null;
  legal: string[];
  outcome: Outcome | null;
  round: number;
  rounds: number;
  situation: "act" | "bid" | "follow" | "green" | "leave" | "move" | "over" | "place" | "return" | "to" | "use";
  order: string[];
  turn: string | null;
  active: string | null;
  actions: number;
  steps: number | null;
  can_jump: boolean;
  picked: string;
  dropped: string;
  switched: string[];
  jumper: string | null;
  jump_from: number | null;
  jumps: number;
  follower: string | null;
  follow_to: string | null;
  pending: string[];
  figures: FigureView[];
  players: PlayerView[];
  npc_card: string | null;
  used: string[];
  fields: string[];
  lying: Record<string, string>;
  open_cards: string;
}
