/** The review page: every fixture and every card, for eyes and for screenshots. `?game=survive`
 * shows the other game. */

import "./lib/theme.css";
import { mount } from "svelte";
import { messages } from "./lib/messages.svelte";
import Fightdrome from "./games/fightdrome/fixtures/Review.svelte";
import Survive from "./games/survive/fixtures/Review.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("dev.html has no #app");
await messages.start("common", "web", "fightdrome", "survive", "web-survive");
mount(new URLSearchParams(location.search).get("game") === "survive" ? Survive : Fightdrome, { target });
