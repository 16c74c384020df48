/** The review page: every fixture of a game (`?game=…`), for review and for screenshots. */

import "./lib/theme.css";
import { mount } from "svelte";
import type { ReviewFixtures } from "./games/fixtures";
import { loadTable, OWN_GAMES } from "./games/registry";
import Review from "./games/Review.svelte";
import { messages } from "./lib/messages.svelte";

const files = import.meta.glob<ReviewFixtures>("./games/*/fixtures/fixtures.ts");
const target = document.getElementById("app");
const game = new URLSearchParams(location.search).get("game") ?? OWN_GAMES[0] ?? "";
const load = files[`./games/${game}/fixtures/fixtures.ts`];
if (!target || !load) throw new Error(`${game} has no fixtures`);
const [table, fixtures] = await Promise.all([loadTable(game), load()]);
await messages.start("common", "web", ...table.areas);
mount(Review, { target, props: { game, table, fixtures } });
