/** The faces of the levels as files: the silhouettes of figures, each on a plate of its own colour. */

import { NPCS, ROLES, type Strokes } from "./silhouettes";

const OCTAGON = "M29 6H71L98 33V73L71 100H29L2 73V33Z";
const INK = "#120d1f";
const PLATES: Record<string, string> = { level1: "#a5e65a", level2: "#d0a4ff", level3: "#ffb627", level4: "#59cbff", level5: "#ff5d5d" };
/** The order of the roles from the weakest level to the strongest person. */
const ORDER = [0, 3, 1, 2];

function strokes(list: Strokes, colour: string, more = 0): string {
  return list.map(([d, width]) => `<path d="${d}" fill="${width ? "none" : colour}" stroke="${width || more ? colour : "none"}" stroke-width="${width + more}"/>`).join("");
}

function figure(number: number, plate: string): string {
  const role = ROLES[ORDER[number - 1] ?? -1]?.up;
  if (role) return `<g transform="translate(50 60) scale(1.12)">${strokes(role.body, INK)}${strokes(role.lights, plate)}</g>`;
  const npc = NPCS.G;
  if (!npc) return "";
  return `<g transform="translate(50 52) scale(1.02)">${strokes(npc.body, INK, 7)}${strokes(npc.body, "#ffd23f")}${strokes(npc.marks, INK)}<path d="${npc.eyes}" fill="#fff2c8" stroke="${INK}" stroke-width="2"/></g>`;
}

/** Return the face of a level as an SVG without a frame. */
export function faceFile(level: string): string {
  const plate = PLATES[level] ?? "";
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 100 112" stroke-linejoin="round" stroke-linecap="round">',
    `<path fill="${plate}" transform="translate(50 53) scale(.94) translate(-50 -53)" d="${OCTAGON}"/>`,
    `<path fill="#fff" opacity=".22" d="M5 45L62 9H71L94 33L9 75L5 71Z"/>`,
    figure(Number(level.slice(-1)), plate),
    "</svg>\n",
  ].join("\n");
}
