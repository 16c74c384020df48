/** Silhouettes of the figures, so that roles differ by outline: each is a list of paths with a stroke
 * width, 0 for a filled path. Centred on 0, 0 in a box of 100. The server draws with them, too. */

import shapes from "../../../../src/undercard/pictures/survive/shapes.json";

export type Strokes = readonly (readonly [d: string, width: number])[];

interface Pose {
  body: Strokes;
  /** What is lit in the colour of the plate: a visor, an eye, the edges of a crate. */
  lights: Strokes;
}

/** The four roles of a team, by the number of a figure: standing and lying. */
export const ROLES = shapes.roles as unknown as readonly { up: Pose; down: Pose }[];

/** NPCs have no plate: the body has the colour of their side, with an edge. */
export const NPCS = shapes.npcs as unknown as Record<string, { body: Strokes; marks: Strokes; eyes: string }>;
