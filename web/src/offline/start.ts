/** What makes the site an app: pages that are cached, and a manifest in the reader's language. */

import { messages } from "../lib/messages.svelte";
import { registerWorker } from "./registration";

/** The build makes the worker; a browser that saves data caches nothing. */
async function start(): Promise<void> {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest && messages.language !== "en") manifest.href = `/manifest-${messages.language}.webmanifest`;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (import.meta.env.PROD && "serviceWorker" in navigator && !connection?.saveData) await registerWorker();
}

void start().catch(() => {});
