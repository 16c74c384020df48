/** Notices for the current person: their turns and their invitations. Polled slowly, because the pages
 * of tables have their own updates. */

import { get } from "../lib/api";
import type { Notice, NoticesReply } from "../lib/wire";
import { live } from "../live/live.svelte";

const INTERVAL = 30_000;

class Notices {
  list = $state.raw<Notice[]>([]);

  /** Load the notices; keep the previous ones if the request fails. */
  async refresh(): Promise<void> {
    if (!live.me) this.list = [];
    else await get<NoticesReply>("/me/notices").then(({ notices }) => (this.list = notices), () => {});
  }

  /** Poll until the returned function is called. */
  poll(): () => void {
    const refresh = (): void => void (document.hidden || this.refresh());
    const timer = setInterval(refresh, INTERVAL);
    document.addEventListener("visibilitychange", refresh);
    refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }
}

export const notices = new Notices();
