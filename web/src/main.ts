/** The front door. */

import "./lib/theme.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { findPage, loadPage } from "./app/pages";
import { router } from "./app/router.svelte";
import { messages } from "./lib/messages.svelte";
import { watchNetwork } from "./live/live.svelte";
import { recallMe } from "./people/session";

// Not awaited at the top: pages import from this very file, and would wait for it for ever.
async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");
  router.start();
  watchNetwork();
  // The head of every page says who is here; without an answer, nobody is.
  void recallMe().catch(() => {});
  const { page } = findPage(location.pathname);
  // The page's code comes while its words do; what fails here is told by the shell.
  await Promise.all([messages.start("common", "web", ...page.areas), loadPage(page).catch(() => {})]);
  mount(App, { target });
}

void start();
