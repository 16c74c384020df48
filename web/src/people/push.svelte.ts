/** Web Push: this browser tells its owner when it is their turn, with no page of ours open. */

import { games } from "../games/games.svelte";
import { get, post } from "../lib/api";
import { gameTitle } from "../lib/game_names";
import { text } from "../lib/messages.svelte";
import type { Done, PushKey } from "../lib/wire";
import { needMe } from "./session";

export type PushState = "on" | "off" | "denied" | "missing" | "failed";

const SCRIPT = "/push.js";

class Push {
  state = $state<PushState>("off");

  async look(): Promise<void> {
    if (!isPossible()) this.state = "missing";
    else if (Notification.permission === "denied") this.state = "denied";
    else this.state = (await subscription()) ? "on" : "off";
  }

  async start(): Promise<void> {
    if (!isPossible()) return void (this.state = "missing");
    if ((await Notification.requestPermission()) !== "granted") return void (this.state = "denied");
    await needMe();
    const { key } = await get<PushKey>("/push/key");
    const worker = await register();
    let made: PushSubscription;
    try {
      made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      this.state = "failed";
      return;
    }
    await post<Done>("/push/subscribe", made.toJSON());
    this.state = "on";
  }

  async stop(): Promise<void> {
    const made = await subscription();
    if (made) {
      await post<Done>("/push/unsubscribe", { endpoint: made.endpoint });
      await made.unsubscribe();
    }
    this.state = "off";
  }
}

/** Browsers offer it only to pages that came by https, or from this very machine. */
function isPossible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCRIPT);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The worker has no messages of its own: its address brings the words it will need. */
async function register(): Promise<ServiceWorkerRegistration> {
  await games.load();
  const titles = games.names.map((game) => [game, gameTitle(game)]);
  const words = { ...Object.fromEntries(titles), turn: text("web-turn-yours"), invited: text("web-invitation") };
  await navigator.serviceWorker.register(`${SCRIPT}?${new URLSearchParams(words)}`);
  return navigator.serviceWorker.ready;
}

/** In the language of now, if this browser is told at all. */
export async function renameNotices(): Promise<void> {
  if (isPossible() && (await subscription())) await register();
}

export const push = new Push();
