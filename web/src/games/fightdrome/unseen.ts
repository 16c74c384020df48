/** What a fighter may still hold, by kind: arithmetic on the public part of a view. */

import { familyOf, parseFace, type Letters } from "./cards";
import { attacker, type Box, type Seat, type View } from "./view";

/** The supplies, and the two kinds that every deck has. */
export const GROUPS = ["Punch", "Kick", "Grapple", "Block", "Neurochem", "Feint", "Weave"] as const;
export type Group = (typeof GROUPS)[number];

export interface Unseen {
  group: Group;
  /** Cards of the group in the deck, those of them that nobody can see now, and the most that can be in hand. */
  total: number;
  hidden: number;
  most: number;
}

const BY_LETTER: Record<string, Group> = { P: "Punch", K: "Kick", G: "Grapple", F: "Feint", W: "Weave" };

export function groupOf(card: string): Group {
  const { letters } = parseFace(card);
  const family = familyOf(letters);
  if (family === "block") return "Block";
  return family === "neurochem" ? "Neurochem" : (BY_LETTER[letters] ?? "Punch");
}

/** Return the cards of a seat that lie open: the discards and the live attack. */
export function openCards(view: View, seat: Seat): string[] {
  const live = view.live !== null && attacker(view) === seat ? [view.live] : [];
  return [...view.fighters[seat].discard, ...live];
}

/** Return the groups of a fighter with a hidden hand; empty before its deck is built. */
export function unseenOf(view: View, seat: Seat, box: Box): Unseen[] {
  const fighter = view.fighters[seat];
  if (!Object.keys(fighter.supplies).length) return [];
  const open = openCards(view, seat);
  return GROUPS.map((group) => {
    const total = totalOf(group, fighter.supplies, box);
    const hidden = total - open.filter((card) => groupOf(card) === group).length;
    return { group, total, hidden, most: Math.min(hidden, places(view, seat, group, box)) };
  });
}

/** Return the faces that no card in the hand can be, as Staggers have shown. */
export function ruledOut(view: View, seat: Seat): readonly string[] {
  const { cannot_hold: rows, hand_size: size } = view.fighters[seat];
  // Each row rules out at least what the next one does.
  return rows.length === size ? (rows.at(-1) ?? []) : [];
}

function totalOf(group: Group, supplies: Record<string, number>, box: Box): number {
  if (group === "Feint") return box.feints.per_player;
  return group === "Weave" ? box.weaves.per_player : (supplies[group] ?? 0);
}

/** Return how many cards of the hand can be of the group. */
function places(view: View, seat: Seat, group: Group, box: Box): number {
  const { cannot_hold: rows, hand_size: size } = view.fighters[seat];
  const faces = facesOf(group, box);
  return size - rows.filter((row) => faces.every((face) => row.includes(face))).length;
}

function facesOf(group: Group, box: Box): string[] {
  const attack = (letter: Letters) => box.attacks.strengths.map((strength) => `${letter}${strength}`);
  const faces: Record<Group, () => string[]> = {
    Punch: () => attack("P"),
    Kick: () => attack("K"),
    Grapple: () => attack("G"),
    Block: () => box.blocks.values.flatMap((value) => [`PB${value}`, `KB${value}`]),
    Neurochem: () => ["NP", "NK", "NG", "NB"],
    Feint: () => ["F"],
    Weave: () => ["W"],
  };
  return faces[group]();
}
