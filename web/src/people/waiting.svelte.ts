/** What waits for whoever is here: turns of theirs, and invitations. Asked for now and then: it is
 * for those who are busy elsewhere on the site. */

import { get } from "../lib/api";
import type { Notice, NoticesReply } from "../lib/wire";
import { live } from "../live/live.svelte";

const AGAIN = 30_000;

class Waiting {
  notices = $state.raw<Notice[]>([]);

  /** What cannot be learnt now is as it was. */
  async look(): Promise<void> {
    if (!live.me) this.notices = [];
    else await get<NoticesReply>("/me/notices").then(({ notices }) => (this.notices = notices), () => {});
  }

  /** For as long as a page wants it. */
  watch(): () => void {
    const look = (): void => void (document.hidden || this.look());
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const waiting = new Waiting();
