/** What every page shows of the site: announcements, the way to sign up, the role of the person. */

import { get } from "./api";
import { readStored, store } from "./storage";
import type { AnnouncementInfo, SiteReply } from "./wire";

class Site {
  announcements = $state.raw<AnnouncementInfo[]>([]);
  role = $state<SiteReply["role"]>(null);
  #dismissed = $state(readStored("announcement") ?? "");

  /** The newest announcement that this browser has not dismissed. */
  get announcement(): AnnouncementInfo | null {
    const newest = this.announcements[0];
    return newest && newest.id !== this.#dismissed ? newest : null;
  }

  /** Load the site; keep what is known if the request fails. */
  async load(): Promise<void> {
    await get<SiteReply>("/site").then(({ announcements, role }) => {
      this.announcements = announcements;
      this.role = role;
    }, () => {});
  }

  dismiss(): void {
    this.#dismissed = this.announcements[0]?.id ?? "";
    store("announcement", this.#dismissed);
  }
}

export const site = new Site();
