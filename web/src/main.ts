/** The front door. */

import "./lib/theme.css";
import { mount } from "svelte";
import { messages } from "./lib/messages.svelte";
import Front from "./lobby/Front.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
await messages.start("common", "web", "fightdrome", "survive");
mount(Front, { target });
