/** The parts of Survive in the browser. */

import type { BrowserGame } from "../game";
import poster from "./art/poster.svg?no-inline";

const faces = import.meta.glob<string>("./art/level*.svg", { eager: true, query: "?no-inline", import: "default" });

export const game: BrowserGame = {
  poster,
  face: (level) => faces[`./art/${level}.svg`],
  glance: () => import("./glance"),
  pitch: () => import("./pitch"),
  table: () => import("./table"),
  ending: () => import("./ending"),
  profile: () => import("./profile"),
  badges: () => import("./badges.svg?no-inline"),
  rulePicture: () => import("./RulePicture.svelte"),
  reference: () => import("./ReferenceCard.svelte"),
  lessons: [
    { name: "turn", load: () => import("./lessons/turn.json") },
    { name: "trouble", load: () => import("./lessons/trouble.json") },
  ],
  lab: () => import("./lab"),
};
