/** The review page: every fixture of a game, for eyes and for screenshots: `?game=…`. */

import "./lib/theme.css";
import { mount, type Component } from "svelte";
import { loadTable, OWN_GAMES } from "./games/registry";
import { messages } from "./lib/messages.svelte";

const pages = import.meta.glob<Component>("./games/*/fixtures/Review.svelte", { import: "default" });
const target = document.getElementById("app");
const game = new URLSearchParams(location.search).get("game") ?? OWN_GAMES[0] ?? "";
const load = pages[`./games/${game}/fixtures/Review.svelte`];
if (!target || !load) throw new Error(`there is nothing to review of ${game}`);
const { areas } = await loadTable(game);
await messages.start("common", "web", ...areas);
mount(await load(), { target });
