/** The parts of Fightdrome in the browser. */

import type { BrowserGame } from "../game";
import Picture from "./Picture.svelte";

export const game: BrowserGame = {
  Picture,
  table: () => import("./table"),
  ending: () => import("./ending"),
  profile: () => import("./profile"),
  rulePicture: () => import("./RulePicture.svelte"),
  reference: () => import("./ReferenceCard.svelte"),
  lessons: [{ name: "bout", load: () => import("./lessons/bout.json") }],
  example: () => import("./example"),
  lab: () => import("./lab"),
};
