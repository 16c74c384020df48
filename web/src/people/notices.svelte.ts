/** Notices for the current person: their turns and their challenges. Polled slowly, because the pages
 * of tables have their own updates, and faster on pages that show what waits. */

import { get } from "../lib/api";
import type { Notice, NoticesReply } from "../lib/wire";
import { live } from "../live/live.svelte";

const INTERVAL = 30_000;
const INTERVAL_SHOWN = 5_000;

class Notices {
  list = $state.raw<Notice[]>([]);
  #renewedAt = -Infinity;

  /** Load the notices; keep the previous ones if the request fails. */
  async refresh(): Promise<void> {
    if (!live.me) this.list = [];
    else await get<NoticesReply>("/me/notices").then(({ notices }) => this.#renew(notices), () => {});
  }

  /** Pages load more with every list, so that the same one replaces the previous one slowly. */
  #renew(notices: Notice[]): void {
    const isSame = JSON.stringify(notices) === JSON.stringify(this.list);
    if (isSame && performance.now() - this.#renewedAt < INTERVAL) return;
    this.#renewedAt = performance.now();
    this.list = notices;
  }

  /** Poll until the returned function is called; `isShown` on a page that shows them. */
  poll(isShown: boolean): () => void {
    const refresh = (): void => void (document.hidden || this.refresh());
    const timer = setInterval(refresh, isShown ? INTERVAL_SHOWN : INTERVAL);
    document.addEventListener("visibilitychange", refresh);
    refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }
}

export const notices = new Notices();
