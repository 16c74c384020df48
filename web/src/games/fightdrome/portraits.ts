/** Faces of fighters: the Stack is the head, the Sleeve the collar. A bot keeps a head of its own. */

import kit from "../../../../src/undercard/pictures/fightdrome/portraits.json";
import type { Box, Fighter, Supply } from "./view";

export type Expression = "calm" | "hit" | "win";

interface Head {
  palette: Record<string, string>;
  parts: string[];
  hides?: string;
  /** Where the eyes of a hidden face light up: left, right, height, size. */
  sign?: number[];
  smirk?: boolean;
}

const PARTS: Record<string, string> = kit.parts;
const HEADS = kit.faces as Record<string, Head>;
const LEVEL = /^level([1-5])$/;
const CLOTH: Record<Supply, [light: string, dark: string]> = {
  Punch: ["#ff5d5d", "#a32740"],
  Kick: ["#35c9f2", "#176a99"],
  Grapple: ["#ffb627", "#a8641a"],
  Block: ["#8a80b8", "#4d4573"],
  Neurochem: ["#b8ff3c", "#5f8a12"],
};
const TILT: Record<Expression, string> = { calm: "", hit: "translate(-3 3) rotate(-11 50 80)", win: "rotate(4 50 80)" };

export interface Portrait {
  style: string;
  tilt: string;
  /** Drawings as SVG, from the back to the front. */
  back: string;
  head: string;
  front: string;
}

const part = (name: string): string => PARTS[name] ?? "";

function nth<T>(list: readonly T[], number: number): T | undefined {
  return list[(number - 1) % list.length];
}

function headName({ stack }: Pick<Fighter, "stack">, level: string | null): string | undefined {
  const bot = Number(LEVEL.exec(level ?? "")?.[1] ?? 0);
  return bot ? nth(kit.bots, bot) : stack === null ? undefined : nth(kit.heads, stack);
}

/** Return the drawings of a face; null for a player without a character. */
export function portraitOf(box: Box, fighter: Pick<Fighter, "stack" | "sleeve">, level: string | null, expression: Expression): Portrait | null {
  const name = headName(fighter, level);
  const head = HEADS[name ?? ""];
  if (!name || !head) return null;
  const [neck, ...rest] = head.parts[0] === "neck" ? head.parts : ["", ...head.parts];
  const collar = collarOf(box, fighter.sleeve);
  const isHooded = name === "undertow";
  return {
    style: styleOf(head, collar.style),
    tilt: TILT[expression],
    back: part(neck ?? "") + (isHooded ? "" : collar.drawing),
    head: rest.map((it) => (it === "X" ? featuresOf(head, expression) : it === "Z" ? lightOf(name, head, expression) : part(it))).join(""),
    front: (isHooded ? collar.drawing : "") + part(`fx-${expression}`),
  };
}

function styleOf({ palette }: Head, collar: string): string {
  return `${Object.entries(palette).map(([slot, colour]) => `--${slot}:${colour}`).join(";")};--k:#120d1f;--m:#4a1524;${collar}`;
}

/** Before a Sleeve is dealt, the cloth is grey. */
function collarOf(box: Box, sleeve: number | null): { style: string; drawing: string } {
  const [first = "Block", second = "Block"] = sleeve === null ? [] : (box.sleeves.cards[sleeve - 1]?.order ?? []);
  const cloth = '<path fill="var(--c)" d="M0 99H57V150H0Z"/><path fill="var(--C)" d="M55 99H100V150H55Z"/>';
  const drawing = `<g transform="translate(0 -7)">${nth(kit.collars, sleeve ?? 1) ?? ""}${cloth}</g>`;
  return { style: `--c:${CLOTH[first][0]};--C:${CLOTH[first][1]};--d:${CLOTH[second][0]}`, drawing };
}

function featuresOf({ hides = "", smirk = false }: Head, expression: Expression): string {
  const suffix = expression === "calm" ? "" : `-${expression}`;
  const eyes = hides === "eyes" ? "" : part(`ey${suffix}`) + part(`br${suffix}`);
  return eyes + (hides === "mouth" ? "" : part(suffix ? `mo${suffix}` : smirk ? "mo-smirk" : "mo"));
}

function lightOf(name: string, { sign }: Head, expression: Expression): string {
  if (expression === "calm" || !sign) return part(`${name}-e`);
  const [left = 0, right = 0, height = 0, size = 1] = sign;
  return [left, right].map((x) => `<g transform="translate(${x} ${height}) scale(${size})">${part(`sg-${expression}`)}</g>`).join("");
}
