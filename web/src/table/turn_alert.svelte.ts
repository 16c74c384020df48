/** Alerts the player to their turn while they are in another window: by the icon and a notification. */

import { readStored, store } from "../lib/storage";
import { text } from "../lib/messages.svelte";

const NORMAL_ICON = "/favicon.svg";
const ALERT_ICON = "/favicon-turn.svg";

class TurnAlert {
  /** Whether the player wants notifications and the browser allows them. */
  notifies = $state(readStored("notify") === "yes" && allowed());
  #shown: Notification | null = null;

  async setNotifications(wanted: boolean): Promise<void> {
    const granted = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
    this.notifies = granted;
    store("notify", granted ? "yes" : "no");
  }

  show(table: string): void {
    icon().href = ALERT_ICON;
    if (!this.notifies || !document.hidden || !allowed()) return;
    this.#shown?.close();
    try {
      this.#shown = new Notification(text("web-turn-yours"), { body: table, tag: "undercard-turn", icon: NORMAL_ICON });
      this.#shown.onclick = () => window.focus();
    } catch {
      // Some phones allow notifications from service workers only.
    }
  }

  clear(): void {
    icon().href = NORMAL_ICON;
    this.#shown?.close();
    this.#shown = null;
  }
}

export function canNotify(): boolean {
  return "Notification" in window;
}

function allowed(): boolean {
  return canNotify() && Notification.permission === "granted";
}

function icon(): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (found) return found;
  return document.head.appendChild(Object.assign(document.createElement("link"), { rel: "icon" }));
}

export const turnAlert = new TurnAlert();
