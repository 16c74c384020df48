/** Whether tables are shown as text instead of as boards. The choice is stored. */

import { readStored, store } from "./storage";

class TextView {
  isChosen = $state(readStored("table") === "text");

  choose(isText: boolean): void {
    this.isChosen = isText;
    store("table", isText ? "text" : "board");
  }
}

export const textView = new TextView();
