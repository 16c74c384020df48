/** The project's numerals and capitals: cut-cornered strokes on a grid 6 wide and 10 high.
 *
 * They are paths, so that a card looks the same on every machine without a font to download. */

export const GLYPH_WIDTH = 6;
export const GLYPH_HEIGHT = 10;
export const GLYPH_ADVANCE = 9;

const STROKES: Record<string, string> = {
  "0": "M1.5 0H4.5L6 1.5V8.5L4.5 10H1.5L0 8.5V1.5Z",
  "1": "M.8 2L3 0V10M.6 10H5.4",
  "2": "M0 2.3V1.5L1.5 0H4.5L6 1.5V3.8L0 9.2V10H6.3",
  "3": "M0 0H6V.8L3 4.2H4.3L6 5.8V8.5L4.5 10H1.5L0 8.5V7.9",
  "4": "M4.7 10V0H4.2L0 6.2V7.4H6.4",
  "5": "M6 0H.4V4.5L.9 4H4.5L6 5.5V8.5L4.5 10H1.5L0 8.5V7.9",
  "6": "M5.4 0H4L0 4.6V8.5L1.5 10H4.5L6 8.5V6L4.5 4.5H.6",
  "7": "M0 0H6V1L2.2 10",
  "8": "M1.5 0H4.5L5.7 1.3V3.5L4.3 4.8L6 6.3V8.5L4.5 10H1.5L0 8.5V6.3L1.7 4.8L.3 3.5V1.3ZM1.7 4.8H4.3",
  "9": "M.6 10H2L6 5.4V1.5L4.5 0H1.5L0 1.5V4L1.5 5.5H5.4",
  A: "M0 10.6V3L2 0H4L6 3V10.6M0 6.4H6",
  B: "M0 0H4.3L5.6 1.3V3.4L4.3 4.7H0M4.3 4.7L6 6.2V8.5L4.5 10H0V0",
  C: "M6 2.3V1.5L4.5 0H1.5L0 1.5V8.5L1.5 10H4.5L6 8.5V7.7",
  D: "M0 0H4L6 2V8L4 10H0Z",
  E: "M6.2 0H0V10H6.2M0 4.9H5",
  F: "M6.2 0H0V10.6M0 5H5",
  G: "M6 2.3V1.5L4.5 0H1.5L0 1.5V8.5L1.5 10H4.5L6 8.5V5.3H3.2",
  H: "M0 -.6V10.6M6 -.6V10.6M0 5H6",
  I: "M3 -.6V10.6",
  J: "M6 -.6V8.5L4.5 10H1.5L0 8.5V7.2",
  K: "M0 -.6V10.6M6 -.4L.6 5.2M2.3 3.8L6.2 10.5",
  L: "M0 -.6V10H6.2",
  M: "M0 10.6V0H.4L3 5L5.6 0H6V10.6",
  N: "M0 10.6V0H.5L5.5 10H6V-.6",
  O: "M1.5 0H4.5L6 1.5V8.5L4.5 10H1.5L0 8.5V1.5Z",
  P: "M0 10.6V0H4.5L6 1.5V4.5L4.5 6H0",
  Q: "M1.5 0H4.5L6 1.5V8.5L4.5 10H1.5L0 8.5V1.5ZM3.6 6.8L6.6 10.8",
  R: "M0 10.6V0H4.5L6 1.5V4L4.5 5.5H0M3 5.5L6.1 10.5",
  S: "M6 2.3V1.5L4.5 0H1.5L0 1.5V3.3L1.5 4.7H4.5L6 6.2V8.5L4.5 10H1.5L0 8.5V7.7",
  T: "M-.4 0H6.4M3 0V10.6",
  U: "M0 -.6V8.5L1.5 10H4.5L6 8.5V-.6",
  V: "M0 -.6L2.8 10H3.2L6 -.6",
  W: "M-.6 -.6L.6 10H1L3 4.5L5 10H5.4L6.6 -.6",
  X: "M0 -.5L6 10.5M6 -.5L0 10.5",
  Y: "M0 -.5L3 5L6 -.5M3 5V10.6",
  Z: "M0 0H6V.8L0 9.2V10H6.3",
};

/** Return characters as one path; one without a drawing is a gap. A path needs no transform, of which a table
 * with many cards would have hundreds: each is an element that the browser sorts into layers in a frame. */
export function lettering(characters: string, left: number, top: number, scale: number): string {
  return [...characters].map((character, n) => placed(STROKES[character] ?? "", left + n * GLYPH_ADVANCE * scale, top, scale)).join("");
}

function placed(strokes: string, left: number, top: number, scale: number): string {
  let isVertical = false;
  return strokes.replace(/[MLHV]|-?[\d.]+/g, (part) => {
    if (/[MLHV]/.test(part)) {
      isVertical = part === "V";
      return part;
    }
    const place = (isVertical ? top : left) + Number(part) * scale;
    isVertical = true;
    return String(Number(place.toFixed(2)));
  });
}
