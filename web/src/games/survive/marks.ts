/** Shapes of sides and resources, so that they differ not only by colour; centred on 0, 0. */

/** Shapes of sides by the first letter of a figure's label; the radius is about 34. */
export const SIDE_SHAPES: Record<string, string> = {
  X: "M0 -37L32 -18.5V18.5L0 37L-32 18.5V-18.5Z",
  Y: "M0 -35A35 35 0 0 1 0 35A35 35 0 0 1 0 -35Z",
  Z: "M-20 -32H20L32 -20V20L20 32H-20L-32 20V-20Z",
  G: "M-36 -30L-14 -22L0 -34L14 -22L36 -30L30 14L0 38L-30 14Z",
  C: "M0 -38L10 -22L30 -28L24 -8L38 6L20 14L16 34L0 24L-16 34L-20 14L-38 6L-24 -8L-30 -28L-10 -22Z",
};

/** Shapes of resources by their position in the scenario; the radius is about 15. */
const KIND_SHAPES = [
  "M0 -17C7 -8 14 -2 14 5A14 13 0 0 1 -14 5C-14 -2 -7 -8 0 -17Z",
  "M0 -15A15 15 0 0 1 0 15A15 15 0 0 1 0 -15Z",
  "M-6 -15H6V-6H15V6H6V15H-6V6H-15V-6H-6Z",
  "M-8 -14H8L16 0L8 14H-8L-16 0Z",
  "M-13 -13H13V13H-13Z",
  "M0 -18L16 0L0 18L-16 0Z",
];

export function kindShape(kind: number): string {
  return KIND_SHAPES[kind % KIND_SHAPES.length] ?? "";
}

export function kindColour(kind: number): string {
  return ["#59cbff", "#a5e65a", "#ff8fa8", "#d5c5ae", "#ffd75e", "#d0a4ff"][kind % 6] ?? "#fff";
}

/** Shapes of suits; the radius is about 10. */
export const SUIT_SHAPES: Record<string, string> = {
  D: "M0 -11L8.5 0L0 11L-8.5 0Z",
  H: "M0 10L-9 0C-14 -7 -4 -13 0 -5C4 -13 14 -7 9 0Z",
  S: "M0 -11L8.5 -1C13 6 4 9 1.5 4L4 11H-4L-1.5 4C-4 9 -13 6 -8.5 -1Z",
  C: "M0 -11A5 5 0 0 1 4 -3A5 5 0 1 1 1.5 5L4 11H-4L-1.5 5A5 5 0 1 1 -4 -3A5 5 0 0 1 0 -11Z",
};
