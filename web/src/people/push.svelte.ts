/** Web Push: notifications from this browser while no page of the site is open. */

import { get, post } from "../lib/api";
import type { Done, PushKey } from "../lib/wire";
import { findWorker, registerWorker } from "../offline/registration";
import { ensureMe } from "./session";

type PushState = "on" | "off" | "denied" | "missing" | "failed";

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
    const worker = await registerWorker();
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
  const worker = await findWorker();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const push = new Push();
