/** Fightdrome in words: the browser's counterpart of `words.py`, from the same messages. */

import { text, type Values } from "../../lib/messages.svelte";
import type { GameEvent } from "../../lib/wire";
import { KINDS, parseFace } from "./cards";
import type { Box, Fighter, View } from "./view";

export function cardName(card: string): string {
  const { letters, strength } = parseFace(card);
  const values = { kind: KINDS[letters], strength: String(strength ?? "") };
  return text("fightdrome-card", values).trim();
}

export function sleeveName(box: Box, sleeve: number): string {
  return box.sleeves[sleeve - 1]?.name ?? String(sleeve);
}

export function characterName(box: Box, fighter: Fighter): string {
  const stack = fighter.stack === null ? "" : (box.stacks[fighter.stack - 1]?.name ?? "");
  if (fighter.sleeve === null) return stack;
  return text("fightdrome-character", { stack, sleeve: sleeveName(box, fighter.sleeve) });
}

function who(view: View, names: readonly string[], seat: number | null): Values {
  const you = seat !== null && seat === view.seat ? "yes" : "no";
  return { you, who: seat === null ? "" : (names[seat] ?? "") };
}

/** What whoever is to act must do, in one sentence. */
export function situation(view: View, names: readonly string[]): string {
  const values = who(view, names, view.to_act);
  if (view.live !== null) values.card = cardName(view.live);
  return text(`fightdrome-situation-${situationKey(view)}`, values);
}

function situationKey(view: View): string {
  if (view.situation !== "lead" || !view.legal.includes("rest")) return view.situation;
  return view.legal.length === 1 ? "must-rest" : "lead-or-rest";
}

/** Who has won, and by what; empty while the game goes on. */
export function ending(view: View, names: readonly string[]): { won: string; how: string } | null {
  const winner = view.outcome?.winners[0];
  if (!view.outcome || winner === undefined) return null;
  const values = who(view, names, winner);
  return {
    won: text("fightdrome-event-game_won", values),
    how: text("fightdrome-event-round_won", { ...values, ending: view.outcome.ending }),
  };
}

/** What happened, in one sentence, to a seat; null reads as a spectator. */
export function eventText(event: GameEvent, reader: number | null, names: readonly string[], box: Box): string {
  const values: Values = { you: event.seat === reader && reader !== null ? "yes" : "no", who: names[event.seat ?? 0] ?? "" };
  for (const [name, value] of Object.entries(event.data)) values[name] = eventValue(box, name, value);
  const { sleeve, stack } = event.data;
  if (event.kind === "character" && typeof sleeve === "number" && typeof stack === "number") {
    values.character = text("fightdrome-character", { sleeve: sleeveName(box, sleeve), stack: box.stacks[stack - 1]?.name ?? "" });
  }
  // Where all cards lie open, what others draw is known too.
  const isOpenDraw = event.kind === "drew" && values.you === "no" && event.data.card != null;
  return text(isOpenDraw ? "web-event-drew-open" : `fightdrome-event-${event.kind}`, values);
}

function eventValue(box: Box, name: string, value: string | number | null): string | number {
  if (typeof value === "number") return name === "sleeve" ? sleeveName(box, value) : value;
  return name === "card" && value ? cardName(value) : (value ?? "");
}

/** What an action does, as a button says it. */
export function actionName(action: string, box: Box): string {
  if (action.startsWith("sleeve ")) {
    return text("web-action-sleeve", { sleeve: sleeveName(box, Number(action.slice(7))) });
  }
  if (isWord(action)) return text(`web-action-${action}`);
  if (action.startsWith("x")) return text("web-give-up", { card: cardName(action.slice(1)) });
  return text("web-play", { card: cardName(action) });
}

/** Actions that are no card. */
export function isWord(action: string): boolean {
  return action === "rest" || action === "keep" || action === "redraw";
}

export function reason(rule: string): string {
  return text(`fightdrome-why-${rule.replace(".", "-")}`);
}
