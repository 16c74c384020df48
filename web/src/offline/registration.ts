/** The registration of the service worker, `worker.js`. */

import { games } from "../games/games.svelte";
import { gameTitle } from "../lib/game_names";
import { messages, text } from "../lib/messages.svelte";

const SCRIPT = "/worker.js";

/** The service worker has no messages: its address contains the language and the texts it needs. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await games.load();
  const titles = games.names.map((game) => [game, gameTitle(game)]);
  const texts = { language: messages.language, ...Object.fromEntries(titles), turn: text("web-turn-yours"), invited: text("web-invitation"), time: text("web-lost-on-time"), accepted: text("web-challenge-accepted"), declined: text("web-challenge-declined") };
  await navigator.serviceWorker.register(`${SCRIPT}?${new URLSearchParams(texts)}`);
  return navigator.serviceWorker.ready;
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(SCRIPT);
}

/** Keep the files of the current language, and show notifications in it. */
export async function updateWorker(): Promise<void> {
  if ("serviceWorker" in navigator && (await findWorker())) await registerWorker();
}
