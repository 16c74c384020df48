/** What all tests begin with: limits that no busy machine reaches, and animations as in a browser. */

import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 120_000 });

// A browser counts the rejection of a cancelled animation as handled; happy-dom does not.
const { animate } = Element.prototype;
Element.prototype.animate = function (...given: Parameters<Element["animate"]>): Animation {
  const animation = animate.apply(this, given);
  animation.finished.catch(() => {});
  return animation;
};
