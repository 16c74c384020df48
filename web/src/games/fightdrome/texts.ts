/** The texts of Fightdrome, from the same messages as those of the Python package. */

import { text } from "../../lib/messages.svelte";
import { resultText, who } from "../../lib/player_names";
import type { GameEvent } from "../../lib/wire";
import { familyOf, KINDS, parseFace } from "./cards";
import { suppliesOf, type Box, type Fighter, type Supply, type View } from "./view";

const MAX_LISTED = 3;

export function cardName(card: string): string {
  const { letters, strength } = parseFace(card);
  const values = { kind: KINDS[letters], strength: String(strength ?? "") };
  return text("fightdrome-card", values).trim();
}

export function sleeveName(box: Box, sleeve: number): string {
  return box.sleeves.cards[sleeve - 1]?.name ?? String(sleeve);
}

export function stackName(box: Box, stack: number): string {
  return box.stacks.cards[stack - 1]?.name ?? String(stack);
}

/** Return the number in an action such as `stack 5`. */
export function numberIn(action: string): number {
  return Number(action.split(" ")[1]);
}

/** Return the open cards for a player without a character, if they are few. */
export function offerOf(box: Box, fighter: Fighter, isEpic: boolean): string {
  const stacks = (fighter.stacks ?? []).map((stack) => stackName(box, stack));
  const sleeves = isEpic ? [] : fighter.stable.map((sleeve) => sleeveName(box, sleeve));
  const few = [stacks, sleeves].filter((names) => names.length > 0 && names.length <= MAX_LISTED);
  return few.map((names) => names.join(", ")).join(" · ");
}

export function characterName(box: Box, fighter: Pick<Fighter, "stack" | "sleeve">): string {
  const stack = fighter.stack === null ? "" : stackName(box, fighter.stack);
  if (fighter.sleeve === null) return stack;
  return text("fightdrome-character", { stack, sleeve: sleeveName(box, fighter.sleeve) });
}

/** Return what the player to act must do. */
export function situation(view: View, names: readonly string[]): string {
  const values = who(view, names, view.to_act);
  if (view.live !== null) values.card = cardName(view.live);
  return text(`fightdrome-situation-${situationKey(view)}`, values);
}

function situationKey(view: View): string {
  if (view.situation !== "lead" || !view.legal.includes("rest")) return view.situation;
  return view.legal.length === 1 ? "must-rest" : "lead-or-rest";
}

/** Return the winner and the ending, or null while the game runs. */
export function ending(view: View, names: readonly string[]): { won: string; how: string } | null {
  const winner = view.outcome?.winners[0];
  if (!view.outcome || winner === undefined) return null;
  const values = who(view, names, winner);
  return {
    won: resultText(view.outcome.winners, names, view.seat),
    how: text("fightdrome-event-round_won", { ...values, ending: view.outcome.ending }),
  };
}

/** Return an event as a sentence for a seat; null is a spectator. */
export function eventText(event: GameEvent, reader: number | null, names: readonly string[], box: Box): string {
  const values = who({ seat: reader }, names, event.seat);
  for (const [name, value] of Object.entries(event.data)) values[name] = eventValue(box, name, value);
  const { sleeve, stack } = event.data;
  if (event.kind === "character" && typeof sleeve === "number" && typeof stack === "number") {
    values.character = text("fightdrome-character", { sleeve: sleeveName(box, sleeve), stack: stackName(box, stack) });
  }
  // At an open-hand table the cards that others draw are known.
  const isOpenDraw = event.kind === "drew" && values.you === "no" && event.data.card != null;
  return text(isOpenDraw ? "web-event-drew-open" : `fightdrome-event-${event.kind}`, values);
}

function eventValue(box: Box, name: string, value: string | number | null): string | number {
  if (typeof value === "number") {
    if (name === "sleeve") return sleeveName(box, value);
    return name === "stack" ? stackName(box, value) : value;
  }
  return name === "card" && value ? cardName(value) : (value ?? "");
}

/** Return the label of an action's button. */
export function actionName(action: string, box: Box): string {
  if (action.startsWith("sleeve ")) {
    return text("web-action-sleeve", { sleeve: sleeveName(box, numberIn(action)) });
  }
  if (action.startsWith("stack ")) return text("web-action-stack", { stack: stackName(box, numberIn(action)) });
  if (isCommand(action)) return text(`web-action-${action}`);
  if (action.startsWith("x")) return text("web-discard-card", { card: cardName(action.slice(1)) });
  return text("web-play", { card: cardName(action) });
}

/** Return what an action with a card brings (F4, F5): the next situation, and a card. Whether a last Neurochem card draws
 * depends on the options (F10.2). */
export function effectText(action: string, opponent: string, isLast: boolean): string {
  const effect = effectOf(action);
  return text("web-card-effect", { effect: isLast && effect.startsWith("neurochem") ? `${effect}-last` : effect, who: opponent });
}

function effectOf(action: string): string {
  if (action.startsWith("x")) return "discard";
  const { letters } = parseFace(action);
  if (letters === "F") return "feint";
  if (letters === "NB") return "neurochem-block";
  const family = familyOf(letters);
  return family === "trick" ? "block" : family;
}

/** Whether an action is a command such as `rest`, without a card. */
export function isCommand(action: string): boolean {
  return ["rest", "keep", "redraw", "draw", "pass"].includes(action);
}

/** Return `actionName` with the numbers of a Stack or the resulting deck of a Sleeve, for the text view. */
export function actionText(action: string, view: View, box: Box): string {
  const name = actionName(action, box);
  if (action.startsWith("stack ")) return `${name} (${box.stacks.cards[numberIn(action) - 1]?.counts.join("-")})`;
  if (!action.startsWith("sleeve ")) return name;
  const stack = view.seat === null ? null : (view.fighters[view.seat]?.stack ?? null);
  const counts = Object.entries(suppliesOf(box, numberIn(action), stack)) as [Supply, number][];
  return `${name} (${counts.map(([supply, count]) => `${text("fightdrome-supply", { supply })} ${count}`).join(", ")})`;
}

export function reason(rule: string): string {
  return text(`fightdrome-why-${rule.replace(".", "-")}`);
}
