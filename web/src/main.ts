/** The front door. */

import "./lib/theme.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { router } from "./app/router.svelte";
import { messages } from "./lib/messages.svelte";
import { watchNetwork } from "./live/live.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
router.start();
watchNetwork();
await messages.start("common", "web");
mount(App, { target });
