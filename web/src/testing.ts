/** The setup of all tests: English, timeouts that a busy machine does not reach, and animations as in a browser. */

import { configure } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { messages } from "./lib/messages.svelte";

configure({ asyncUtilTimeout: 120_000 });

await messages.need("common", "web");
// After a test, not before the next: its fake server still has to provide the messages of its game.
afterEach(async () => {
  if (messages.language !== "en") await messages.switchTo("en");
});

// Browsers treat the rejection of a cancelled animation as handled; happy-dom does not.
const { animate } = Element.prototype;
Element.prototype.animate = function (...given: Parameters<Element["animate"]>): Animation {
  const animation = animate.apply(this, given);
  animation.finished.catch(() => {});
  return animation;
};
