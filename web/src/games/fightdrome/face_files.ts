/** The faces of the levels as files, because pages need them before the code that draws faces. */

import { portraitOf } from "./portraits";
import type { Box } from "./view";

const OCTAGON = "M29 6H71L98 33V73L71 100H29L2 73V33Z";
const CLIP = "M-8 -8H108V33H95L95 72L70 97H30L5 72V33H-8Z";

/** Return the face of a level as an SVG without a frame. */
export function faceFile(level: string): string {
  const portrait = portraitOf({ sleeves: { cards: [] } } as unknown as Box, { stack: null, sleeve: null }, level, "calm");
  if (!portrait) return "";
  const { style, back, head, front } = portrait;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 100 112">',
    "<style>.rim{fill:none;stroke:var(--rim,#ff4d7d);stroke-width:1.8}</style>",
    `<clipPath id="clip"><path d="${CLIP}"/></clipPath>`,
    `<path fill="#1b1633" transform="translate(50 53) scale(.94) translate(-50 -53)" d="${OCTAGON}"/>`,
    '<circle fill="#3b3360" cx="50" cy="52" r="36"/>',
    `<g clip-path="url(#clip)"><g transform="translate(-4.5 -4) scale(1.09)" style="${style}">${back}${head}${front}</g></g>`,
    "</svg>\n",
  ].join("\n");
}
