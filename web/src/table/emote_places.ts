/** Where the emote of a player appears: at the panel of the player. */

export interface Place {
  left: number;
  top: number;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "width" | "height">;

/** The size of an emote in pixels. */
export const SIZE = 60;
const EDGE = 8;
/** The part of it that lies on the panel. */
const OVERLAP = 26;

/** Return the place beside a panel; `others` are the panels of the other players, `top` is the upper edge of the table.
 * In a row of panels it is above its panel; in a panel as wide as the table it is in the middle, where there is no text. */
export function placeBeside(panel: Box, others: readonly Box[], top: number, width: number, height: number): Place {
  const middle = panel.left + panel.width / 2;
  const isBand = panel.width > 2 * panel.height && panel.width > width / 2;
  const isInRow = others.some((other) => Math.abs(other.top - panel.top) < EDGE);
  const beside = middle < width / 2 ? panel.right - OVERLAP : panel.left - SIZE + OVERLAP;
  const left = isBand || isInRow ? middle - SIZE / 2 : beside;
  const down = isBand ? panel.top + (panel.height - SIZE) / 2 : isInRow ? panel.top - SIZE + OVERLAP : panel.top + EDGE;
  return { left: clamp(left, EDGE, width - SIZE - EDGE), top: clamp(down, top, height - SIZE - EDGE) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
