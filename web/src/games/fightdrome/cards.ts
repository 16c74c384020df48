/** Cards in notation (`K30`, `PB40`, `NG`, `F`), for drawing and sorting. */

export const KINDS = {
  P: "PUNCH",
  K: "KICK",
  G: "GRAPPLE",
  PB: "PUNCH_BLOCK",
  KB: "KICK_BLOCK",
  NP: "NEUROCHEM_PUNCH",
  NK: "NEUROCHEM_KICK",
  NG: "NEUROCHEM_GRAPPLE",
  NB: "NEUROCHEM_BLOCK",
  F: "FEINT",
  W: "WEAVE",
} as const;

export type Letters = keyof typeof KINDS;
type Family = "attack" | "block" | "neurochem" | "trick";

interface Face {
  letters: Letters;
  strength: number | null;
}

const FACE = /^(PB|KB|N[PKGB]|[PKGFW])([0-9]{1,3})?$/;
const ORDER = Object.keys(KINDS);

/** Throw on an unknown card, because the server never sends one. */
export function parseFace(card: string): Face {
  const match = FACE.exec(card);
  if (!match) throw new Error(`${card} is not a card: cards are written as in K30, PB40, NG, F`);
  return { letters: match[1] as Letters, strength: match[2] ? Number(match[2]) : null };
}

export function familyOf(letters: Letters): Family {
  if (letters.startsWith("N")) return "neurochem";
  if (letters.endsWith("B")) return "block";
  return letters === "F" || letters === "W" ? "trick" : "attack";
}

/** F8.2: the Fame of a card in a hand that is scored. */
export function fameOf(card: string): number {
  const { letters, strength } = parseFace(card);
  return { attack: strength ?? 0, block: 25, neurochem: 50, trick: 0 }[familyOf(letters)];
}

const HUES: Record<string, string> = { P: "var(--punch)", K: "var(--kick)", G: "var(--grapple)", N: "var(--neuro)" };

export function hueOf(letters: Letters): string {
  return HUES[letters.charAt(0)] ?? "var(--trick)";
}

/** Sort by kind, weakest first, as on the reference card. */
export function sortCards(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

function rank(card: string): number {
  const { letters, strength } = parseFace(card);
  return ORDER.indexOf(letters) * 1000 + (strength ?? 0);
}

/** Give each card a key that stays the same from one view to the next: the second K30 in a hand is
 * `K30.2`. */
export function keyed(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { key: `${card}.${count}`, card };
  });
}
