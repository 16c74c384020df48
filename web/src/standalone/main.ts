/** The entry point of a replay in one file. */

import "../lib/theme.css";
import { mount } from "svelte";
import { messages } from "../lib/messages.svelte";
import { Playback } from "../replay/playback.svelte";
import { fromFile, readGame } from "./game";
import StandaloneReplay from "./StandaloneReplay.svelte";
import { loadTable } from "./tables";

async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("standalone.html has no #app");
  const game = await readGame();
  const { game: name } = game.replays[0];
  const [playback, own] = [new Playback(fromFile(game)), await loadTable(name)];
  await Promise.all([messages.start("common", "web", "bots", "web-replay", name, ...own.areas), playback.viewAs(null, 0)]);
  mount(StandaloneReplay, { target, props: { playback, own } });
}

void start();
