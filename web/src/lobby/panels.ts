/** The panels of other features beside the games, in their order. A panel is a component without properties
 * that loads its own messages and shows nothing if it has nothing to say; a missing file is left out. */

import type { Component } from "svelte";

interface Panel {
  file: string;
  /** Whether it is about a person, who must be known. */
  isPersonal: boolean;
}

const files = import.meta.glob<{ default: Component }>(["../puzzles/PuzzleTeaser.svelte", "../people/FriendsHere.svelte", "../clubs/MyClubs.svelte"]);

// Add a panel here, and its file above.
const PANELS: readonly Panel[] = [
  { file: "../puzzles/PuzzleTeaser.svelte", isPersonal: false },
  { file: "../people/FriendsHere.svelte", isPersonal: true },
  { file: "../clubs/MyClubs.svelte", isPersonal: true },
];

export const panels = PANELS.flatMap((panel) => {
  const load = files[panel.file];
  return load ? [{ ...panel, load }] : [];
});
