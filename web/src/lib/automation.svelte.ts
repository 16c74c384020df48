/** What a table may do for the player on their turn. The choices are stored in the browser. */

import { readStored, store } from "./storage";

class Automation {
  /** Play an action without a click if it is the only legal one. */
  playsOnlyAction = $state(readStored("only-action") === "yes");
  /** Cards can be chosen during the turns of others. */
  allowsAhead = $state(readStored("ahead") !== "no");

  playOnlyAction(isOn: boolean): void {
    this.playsOnlyAction = isOn;
    store("only-action", isOn ? "yes" : "no");
  }

  allowAhead(isOn: boolean): void {
    this.allowsAhead = isOn;
    store("ahead", isOn ? "yes" : "no");
  }
}

export const automation = new Automation();
