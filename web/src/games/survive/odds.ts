/** Odds and rolls for the panels: percentages, colours of results, and the parts of a roll. */

import { messages, text } from "../../lib/messages.svelte";
import type { Chance, Effect, Odds } from "../../lib/wire";
import { figureName } from "./texts";
import type { Box } from "./view";

/** The rule behind each kind of roll. */
export const RULES: Record<string, string> = { theft: "S3.7", swap: "S3.5", brawl: "S6.1", clash: "S4.2", jump: "S4.1" };

/** The colour of each result: good, even or bad for the player. */
const MOODS: Record<string, string> = { win: "good", taken: "good", choose: "good", lands: "even", back: "even", tie: "even", again: "even", lose: "bad", down: "bad", out: "worst", clash: "bad", misfire: "bad" };

export function moodOf(result: string): string {
  return MOODS[result] ?? "even";
}

export function isContest(odds: Odds): boolean {
  return odds.kind === "swap" || odds.kind === "brawl" || odds.kind === "clash";
}

/** Return a share as a percentage; one decimal where a single die decides. */
export function percent(ways: number, of: number): string {
  const value = (100 * ways) / of;
  return text("survive-percent", { percent: messages.number(of === 8 ? value : Math.round(value)) });
}

function values(odds: Odds, chance: Chance, figure: string, box: Box): Record<string, string> {
  const who = chance.who ?? odds.who;
  return { figure: figureName(box, figure), other: who ? figureName(box, who) : "", where: chance.where ?? "" };
}

/** Return the short name of a result. */
export function labelOf(odds: Odds, chance: Chance, figure: string, box: Box): string {
  return text(`survive-odds-${chance.result}`, values(odds, chance, figure, box));
}

export function meaningOf(odds: Odds, chance: Chance, figure: string, box: Box): string {
  return text(`survive-odds-${odds.kind}-${chance.result}`, values(odds, chance, figure, box));
}

const SAID = ["win", "tie", "lose", "down", "out"];

/** Return the results with those of one kind together: a jump that lands on one of three teleporters. */
export function mergedResults({ results }: Odds): Chance[] {
  const merged: Chance[] = [];
  for (const chance of results) {
    const last = merged.at(-1);
    if (last?.result !== chance.result || chance.who) merged.push(chance);
    else merged[merged.length - 1] = { ...last, ways: last.ways + chance.ways, faces: [...(last.faces ?? []), ...(chance.faces ?? [])], where: [last.where, chance.where].join(", ") };
  }
  return merged;
}

/** Whether the meaning of a result already tells an effect: the loser of a Brawl falls. */
function isTold(odds: Odds, chance: Chance, effect: Effect): boolean {
  if (chance.result === "misfire") return effect.what === "down";
  const isOther = effect.who === odds.who;
  return odds.kind === "brawl" && effect.what === "down" && (chance.result === "win" ? isOther : chance.result === "lose" && !isOther);
}

/** Return what else can come with a result, each with its chance. */
export function effectsOf(odds: Odds, chance: Chance): string {
  const said = (effect: Effect): string => `${text("survive-odds-effect", { what: effect.what, who: effect.who ?? "", where: effect.where ?? "" })} ${percent(effect.ways, odds.of)}`;
  return (chance.effects ?? []).filter((effect) => SAID.includes(effect.what) && !isTold(odds, chance, effect)).map(said).join(", ");
}

/** Return a result as a sentence, for the text view. */
export function chanceText(odds: Odds, chance: Chance, figure: string, box: Box): string {
  const label = `${percent(chance.ways, odds.of)} ${labelOf(odds, chance, figure, box)}`;
  const effects = effectsOf(odds, chance);
  return text("labelled", { label, value: meaningOf(odds, chance, figure, box) }) + (effects ? ` (${effects})` : "");
}

/** Return the chance to reach each teleporter, as the player may name it or the die does. */
export function goals(odds: Odds): Map<string, number> {
  const found = new Map<string, number>();
  for (const chance of odds.results) {
    const places = [...(chance.where ? [chance.where] : []), ...(chance.effects ?? []).flatMap(({ what, where }) => (what === "may" && where ? [where] : []))];
    for (const place of places) found.set(place, (found.get(place) ?? 0) + chance.ways);
  }
  return found;
}

/** What counts towards the total of a figure beside its die. */
export interface Part {
  name: string;
  value: number;
}

/** Read the parts of a roll: `profile+2 load-1`. */
export function parseParts(parts: string): Part[] {
  return [...parts.matchAll(/([a-z]+)([+-]\d+)/g)].map(([, name = "", value]) => ({ name, value: Number(value) }));
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0";
}
