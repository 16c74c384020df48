/** The texts of Survive, from the same messages as those of the Python package. */

import { capitalise, messages, text, type Values } from "../../lib/messages.svelte";
import { resultText, who } from "../../lib/player_names";
import { parseAction } from "./actions";
import { askedFigure, figureAt, figureOf, SEAT_LETTERS, seatOf, type Box, type Figure, type Name, type View } from "./view";
import type { GameEvent } from "../../lib/wire";
import type { ShownPlan } from "./wire";

const RANKS: Record<string, string> = { T: "10", J: "jack", Q: "queen", K: "king", A: "ace" };

const HIDDEN_CARDS = ["need", "dealt", "chose"];

export function nameIn(name: Name): string {
  return typeof name === "string" ? name : (name[messages.language] ?? name.en ?? Object.values(name)[0] ?? "");
}

/** Return the name of a figure without its label. */
export function profileName(box: Box, label: string): string {
  if (/^[GC]/.test(label)) return text("survive-npc", { kind: label.charAt(0), label: "" }).trim();
  return nameIn(box.figures[Number(label.slice(1)) - 1]?.name ?? label);
}

/** Return the name of a figure with its label: `Runner X1`. */
export function figureName(box: Box, label: string): string {
  if (/^[GC]/.test(label)) return text("survive-npc", { kind: label.charAt(0), label });
  return text("survive-figure", { name: profileName(box, label), label });
}

function resourceName(box: Box, letter: string): string {
  const found = box.resources.find(({ code }) => code === letter);
  return found ? nameIn(found.name) : letter;
}

export function resourceNames(box: Box, letters: string): string {
  return [...letters].map((letter) => resourceName(box, letter)).join(", ");
}

export function cardName(card: string): string {
  const [rank = "", suit = ""] = card;
  return text("survive-card", { rank: RANKS[rank] ?? rank, suit });
}

export function sideName(letter: string, names: readonly string[]): string {
  const seat = seatOf(letter);
  return seat === null ? capitalise(text("survive-npcs")) : (names[seat] ?? letter);
}

/** Return what the player to act must do. */
export function situation(view: View, names: readonly string[], box: Box): string {
  const figure = askedFigure(view);
  return text(`survive-situation-${view.situation}`, {
    ...who(view, names, view.to_act),
    figure: figure === null ? "" : figureName(box, figure),
    actions: view.actions,
    cell: view.follow_to ?? "",
    steps: view.steps ?? 0,
    value: figureOf(view, view.active)?.value ?? 0,
  });
}

/** Return an event as a sentence. */
export function eventText(event: GameEvent, view: View, names: readonly string[], box: Box): string {
  const values: Values = { ...who(view, names, event.seat), npc: event.seat === null ? "yes" : "no" };
  for (const [name, value] of Object.entries(event.data)) values[name] = eventValue(box, name, value);
  // With all cards open, those of the others are known.
  const isOpen = HIDDEN_CARDS.includes(event.kind) && values.you === "no" && (event.data.card ?? event.data.resource ?? null) !== null;
  return text(isOpen ? `web-survive-event-${event.kind}-open` : `survive-event-${event.kind}`, values);
}

function eventValue(box: Box, name: string, value: string | number | null): string | number {
  if (value === null) return "none";
  if (typeof value === "number") return value;
  if (name === "figure" || name === "other") return figureName(box, value);
  if (name === "resource") return resourceName(box, value);
  return name === "card" ? cardName(value) : value;
}

/** Return the label of an action's button. */
export function actionName(action: string, view: View, box: Box): string {
  const { kind, what, side } = parseAction(action);
  const target = kind === "hit" || kind === "step" ? figureAt(view, what) : undefined;
  const isEnemy = target !== undefined && target.seat !== view.to_act;
  if (target && isEnemy) return text(`web-survive-${kind}`, { figure: figureName(box, target.figure), cell: what });
  if (kind === "pick" && isTheft(view, box)) return text("web-survive-steal", { resource: resourceName(box, what) });
  if (kind === "step") return text("web-survive-go", { cell: what });
  if (kind === "place") return text("web-survive-place", { cell: what });
  return capitalise(text(`survive-action-${kind}`, actionValues(kind, what, side, view, box)));
}

/** Whether the active figure stands in an enemy's zone (S3.7). */
function isTheft(view: View, box: Box): boolean {
  const zone = box.ground.zones[figureOf(view, view.active)?.cell ?? ""];
  return zone !== undefined && seatOf(zone) !== view.to_act;
}

function actionValues(kind: string, what: string, side: string, view: View, box: Box): Values {
  if (kind === "pick" || kind === "drop") return { resource: resourceName(box, what) };
  if (kind === "bid") return { card: cardName(what) };
  if (kind === "field") return { passage: what, side: side || "none" };
  if (kind === "use" || kind === "leave") return { figure: profileName(box, `${SEAT_LETTERS[view.to_act ?? 0]}${what}`) };
  return { what };
}

export function reason(rule: string): string {
  return text(`survive-why-${rule.replace(".", "-")}`);
}

/** Return the winner and the scores, or null while the game runs. */
export function ending(view: View, names: readonly string[]): { won: string; scores: string[] } | null {
  if (!view.outcome) return null;
  const { winners, scores } = view.outcome;
  const won = resultText(winners, names, view.seat);
  return { won, scores: scores.map((points, seat) => text("labelled", { label: names[seat] ?? "", value: points })) };
}

/** Return the state of a figure as phrases. */
export function figureState(figure: Figure, view: View, box: Box): string[] {
  const parts = [text("web-survive-movement", { value: figure.value })];
  if (figure.load) parts.push(text("web-survive-carries", { what: resourceNames(box, figure.load) }));
  if (figure.down) parts.push(text("web-survive-down"));
  if (figure.out) parts.push(text("web-survive-out"));
  if (figure.left_out) return [text("web-survive-left-out")];
  if (figure.figure === view.active) parts.push(text("web-survive-active"));
  else if (figure.acted && !figure.out) parts.push(text("web-survive-acted"));
  return parts;
}

/** Return everything on a cell. */
export function cellText(cell: string, view: View, names: readonly string[], box: Box): string {
  const parts: string[] = [];
  const figure = figureAt(view, cell);
  if (figure) parts.push(figureName(box, figure.figure), ...figureState(figure, view, box));
  const lying = view.lying[cell];
  if (lying) parts.push(text("web-survive-lies", { what: resourceNames(box, lying) }));
  parts.push(...groundText(cell, box.ground, names));
  for (const { name, cells, is_green } of box.ground.passages) {
    const other = cells[0] === cell ? cells[1] : cells[0];
    const field = { colour: is_green ? "green" : "blue", on: view.fields.includes(name) ? "yes" : "no", cell: other };
    if (cells.includes(cell)) parts.push(text("web-survive-field", field));
  }
  return text("labelled", { label: cell, value: parts.join("; ") || text("web-survive-floor") });
}

function groundText(cell: string, plan: ShownPlan, names: readonly string[]): string[] {
  const zone = plan.zones[cell];
  const teleporter = plan.teleporters[cell];
  return [
    zone && text("web-survive-zone", { who: sideName(zone, names) }),
    teleporter && text("web-survive-teleporter", { number: teleporter }),
    plan.terminals.includes(cell) && text("web-survive-terminal"),
    plan.nests.includes(cell) && text("web-survive-nest"),
    plan.rocks.includes(cell) && text("web-survive-rock"),
  ].filter((part) => typeof part === "string");
}
