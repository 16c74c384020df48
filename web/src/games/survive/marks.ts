/** Shapes of sides and resources, so that they differ not only by colour; centred on 0, 0. */

import shapes from "../../../../src/undercard/pictures/survive/shapes.json";

/** Shapes of sides by the first letter of a figure's label; the radius is about 34. */
export const SIDE_SHAPES: Record<string, string> = shapes.sides;

/** Return the shape of a resource by its position in the scenario; the radius is about 15. */
export function kindShape(kind: number): string {
  return shapes.resources[kind % shapes.resources.length] ?? "";
}

export function kindColour(kind: number): string {
  return shapes.colours[kind % shapes.colours.length] ?? "#fff";
}

/** Shapes of suits; the radius is about 10. */
export const SUIT_SHAPES: Record<string, string> = {
  D: "M0 -11L8.5 0L0 11L-8.5 0Z",
  H: "M0 10L-9 0C-14 -7 -4 -13 0 -5C4 -13 14 -7 9 0Z",
  S: "M0 -11L8.5 -1C13 6 4 9 1.5 4L4 11H-4L-1.5 4C-4 9 -13 6 -8.5 -1Z",
  C: "M0 -11A5 5 0 0 1 4 -3A5 5 0 1 1 1.5 5L4 11H-4L-1.5 5A5 5 0 1 1 -4 -3A5 5 0 0 1 0 -11Z",
};
