/** Games to watch, polled while the page is visible. */

import { get } from "../lib/api";
import type { WatchReply } from "../lib/wire";

const INTERVAL = 10_000;

export class WatchFeed {
  reply = $state.raw<WatchReply | null>(null);
  isFailed = $state(false);

  /** Request the games until the returned function is called; `query` selects them. */
  poll(query: string): () => void {
    let isEnded = false;
    const request = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const reply = await get<WatchReply>(`/watch?${query}`);
        if (!isEnded) [this.reply, this.isFailed] = [reply, false];
      } catch {
        this.isFailed = true;
      }
    };
    void request();
    const timer = setInterval(() => void request(), INTERVAL);
    return () => {
      isEnded = true;
      clearInterval(timer);
    };
  }
}
