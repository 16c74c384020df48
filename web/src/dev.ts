/** The review page: every fixture and every card, for eyes and for screenshots. */

import "./lib/theme.css";
import { mount } from "svelte";
import { messages } from "./lib/messages.svelte";
import Review from "./games/fightdrome/fixtures/Review.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("dev.html has no #app");
await messages.start("common", "web", "fightdrome");
mount(Review, { target });
