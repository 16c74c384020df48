/** The entry point. */

import "./lib/theme.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { findPage, loadPage } from "./app/pages";
import { router } from "./app/router.svelte";
import { messages } from "./lib/messages.svelte";
import { watchNetwork } from "./live/live.svelte";
import { loadMe } from "./people/session";

/** Until then, caching does not slow down the first game. */
const CALM_MS = 15_000;
const CALM_PAGES = /^\/(?:learn|rules|offline|settings)/;

// No top-level await: pages import from this chunk and would wait for it forever.
async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");
  router.start();
  watchNetwork();
  // The head of every page shows the person; it shows none if the request fails.
  void loadMe().catch(() => {});
  const { page } = findPage(location.pathname);
  // The code and the messages of the page load in parallel. The shell reports a failure.
  await Promise.allSettled([messages.start("common", "web", ...page.areas), loadPage(page)]);
  mount(App, { target });
  setTimeout(() => void import("./offline/start").catch(() => {}), CALM_PAGES.test(location.pathname) ? 0 : CALM_MS);
}

void start();
