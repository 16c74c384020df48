/** The current search for an opponent. It outlives the page where it began. */

import type { Search } from "./search.svelte";

class Current {
  search = $state.raw<Search | null>(null);
  /** The text of the error that ended the last search. */
  problem = $state("");
}

export const current = new Current();
