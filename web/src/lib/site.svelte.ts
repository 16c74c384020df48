/** What every page needs of the site: announcements, the role of the person, the origin of links. */

import { get } from "./api";
import { readStored, store } from "./storage";
import type { AnnouncementInfo, SiteReply } from "./wire";

class Site {
  announcements = $state.raw<AnnouncementInfo[]>([]);
  role = $state<SiteReply["role"]>(null);
  /** The beginning of links for other devices: a browser on the server's machine may use another one. */
  origin = $state(location.origin);
  #dismissed = $state(readStored("announcement") ?? "");

  /** The newest announcement that this browser has not dismissed. */
  get announcement(): AnnouncementInfo | null {
    const newest = this.announcements[0];
    return newest && newest.id !== this.#dismissed ? newest : null;
  }

  /** Load the site; keep what is known if the request fails. */
  async load(): Promise<void> {
    await get<SiteReply>("/site").then(({ announcements, role, origin }) => {
      this.announcements = announcements;
      this.role = role;
      this.origin = origin;
    }, () => {});
  }

  dismiss(): void {
    this.#dismissed = this.announcements[0]?.id ?? "";
    store("announcement", this.#dismissed);
  }
}

export const site = new Site();
