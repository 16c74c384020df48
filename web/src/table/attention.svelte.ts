/** "Your turn" where a player who looks elsewhere sees it: the title, the icon, a notification. */

import { recall, remember } from "../lib/memory";
import { text } from "../lib/messages.svelte";

const CALM = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

class Attention {
  /** Whether the player wants notifications and the browser allows them. */
  notifies = $state(recall("notify") === "yes" && allowed());
  #shown: Notification | null = null;

  async wish(wanted: boolean): Promise<void> {
    const granted = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
    this.notifies = granted;
    remember("notify", granted ? "yes" : "no");
  }

  call(table: string): void {
    icon().href = CALLING;
    if (!this.notifies || !document.hidden || !allowed()) return;
    this.#shown?.close();
    try {
      this.#shown = new Notification(text("web-turn-yours"), { body: table, tag: "undercard-turn", icon: CALM });
      this.#shown.onclick = () => window.focus();
    } catch {
      // Some phones allow notifications from service workers only.
    }
  }

  rest(): void {
    icon().href = CALM;
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

export const attention = new Attention();
