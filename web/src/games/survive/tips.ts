/** What is on a cell, and what it means, one line each. */

import { text } from "../../lib/messages.svelte";
import { beside } from "./cells";
import { figureAt, type Box, type View } from "./view";
import { figureName, figureState, resourceNames, sideName } from "./texts";

const SIDES = [["north", 0, 1], ["east", 1, 0], ["south", 0, -1], ["west", -1, 0]] as const;

const meaningOf = (item: string): string => text("web-survive-legend-item", { item });

/** Return the lines of the tip of a cell; none for an empty one. */
export function tipOf(cell: string, view: View, names: readonly string[], box: Box): string[] {
  return [...contentsOf(cell, view, box), ...groundOf(cell, box, names), ...fieldsOf(cell, view, box)];
}

function contentsOf(cell: string, view: View, box: Box): string[] {
  const [figure, lying] = [figureAt(view, cell), view.lying[cell] ?? ""];
  const needs = neededBy(view);
  return [
    ...(figure ? [text("labelled", { label: figureName(box, figure.figure), value: figureState(figure, view, box).join(", ") })] : []),
    ...(lying ? [text("web-survive-lies", { what: resourceNames(box, lying) })] : []),
    ...([...lying].some((letter) => needs.includes(letter)) ? [meaningOf("needed")] : []),
  ];
}

/** Return the resources that the reader's colony needs. */
export function neededBy(view: View): string {
  return view.seat === null ? "" : (view.players[view.seat]?.needs ?? "");
}

function groundOf(cell: string, { ground }: Box, names: readonly string[]): string[] {
  const [zone, teleporter] = [ground.zones[cell], ground.teleporters[cell]];
  return [
    ...(zone ? [text("web-survive-legend-item", { item: "zone-of", who: sideName(zone, names) })] : []),
    ...(teleporter ? [text("labelled", { label: String(teleporter), value: meaningOf("teleporter") })] : []),
    ...(ground.terminals.includes(cell) ? [meaningOf("terminal")] : []),
    ...(ground.nests.includes(cell) ? [meaningOf("nest")] : []),
    ...(ground.rocks.includes(cell) ? [text("web-survive-rock")] : []),
  ];
}

function fieldsOf(cell: string, view: View, { ground }: Box): string[] {
  return SIDES.flatMap(([side, columns, rows]) => {
    const other = beside(cell, columns, rows);
    const passage = ground.passages.find(({ cells }) => cells.includes(cell) && cells.includes(other));
    if (!passage) return [];
    const what = `${passage.is_green ? "green" : "blue"}-${view.fields.includes(passage.name) ? "on" : "off"}`;
    return [text("labelled", { label: text("web-survive-side", { side }), value: meaningOf(what) })];
  });
}
