/** Web Push: notifications from this browser while no page of the site is open. */

import { games } from "../games/games.svelte";
import { get, post } from "../lib/api";
import { gameTitle } from "../lib/game_names";
import { text } from "../lib/messages.svelte";
import type { Done, PushKey } from "../lib/wire";
import { ensureMe } from "./session";

type PushState = "on" | "off" | "denied" | "missing" | "failed";

const SCRIPT = "/push.js";

class Push {
  state = $state<PushState>("off");

  async refresh(): Promise<void> {
    if (!isSupported()) this.state = "missing";
    else if (Notification.permission === "denied") this.state = "denied";
    else this.state = (await findSubscription()) ? "on" : "off";
  }

  async start(): Promise<void> {
    if (!isSupported()) return void (this.state = "missing");
    if ((await Notification.requestPermission()) !== "granted") return void (this.state = "denied");
    await ensureMe();
    const { key } = await get<PushKey>("/push/key");
    const worker = await register();
    let subscription: PushSubscription;
    try {
      subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      this.state = "failed";
      return;
    }
    await post<Done>("/push/subscribe", subscription.toJSON());
    this.state = "on";
  }

  async stop(): Promise<void> {
    const subscription = await findSubscription();
    if (subscription) {
      await post<Done>("/push/unsubscribe", { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    this.state = "off";
  }
}

/** Browsers support it on https pages and on localhost only. */
function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCRIPT);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The service worker has no messages: its URL contains the texts it needs. */
async function register(): Promise<ServiceWorkerRegistration> {
  await games.load();
  const titles = games.names.map((game) => [game, gameTitle(game)]);
  const texts = { ...Object.fromEntries(titles), turn: text("web-turn-yours"), invited: text("web-invitation"), time: text("web-lost-on-time") };
  await navigator.serviceWorker.register(`${SCRIPT}?${new URLSearchParams(texts)}`);
  return navigator.serviceWorker.ready;
}

/** Update the texts of notifications to the current language. */
export async function updatePushTexts(): Promise<void> {
  if (isSupported() && (await findSubscription())) await register();
}

export const push = new Push();
