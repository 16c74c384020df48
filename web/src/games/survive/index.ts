/** The parts of Survive in the browser. */

import type { BrowserGame } from "../game";
import Picture from "./Picture.svelte";

export const game: BrowserGame = {
  Picture,
  table: () => import("./table"),
  ending: () => import("./ending"),
  profile: () => import("./profile"),
  rulePicture: () => import("./RulePicture.svelte"),
  reference: () => import("./ReferenceCard.svelte"),
  lessons: [
    { name: "turn", load: () => import("./lessons/turn.json") },
    { name: "trouble", load: () => import("./lessons/trouble.json") },
  ],
  lab: () => import("./lab"),
};
