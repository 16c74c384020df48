/** A player by keys is never left with the focus nowhere. */

import { waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./focus";

let table: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><div data-choices><button id="a">a</button><button id="b">b</button></div></main>';
  table = document.querySelector("main") as HTMLElement;
  stop = keepFocus(table);
});
afterEach(() => stop());

function spend(id: string): void {
  const button = document.getElementById(id);
  button?.focus();
  button?.blur();
  button?.remove();
}

/** Once the next change has been noticed: this observer is told after that of `keepFocus`. */
function noticed(): Promise<void> {
  return new Promise((done) => {
    new MutationObserver(() => void setTimeout(done)).observe(table, { subtree: true, childList: true });
  });
}

test("the next choice has it when the chosen one is gone, and the table while others act", async () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  spend("a");
  await waitFor(() => expect(document.activeElement?.id).toBe("b"));
  spend("b");
  await waitFor(() => expect(document.activeElement).toBe(table));
});

test("a mouse moves no focus", async () => {
  window.dispatchEvent(new Event("pointerdown"));
  const change = noticed();
  spend("a");
  await change;
  expect(document.activeElement).toBe(document.body);
});

test("whoever tabs on is not brought back by what that changes at the table", async () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  document.getElementById("a")?.focus();
  document.getElementById("a")?.blur();
  const change = noticed();
  table.append("a note about the card is gone");
  await Promise.resolve();
  document.getElementById("b")?.focus();
  await change;
  expect(document.activeElement?.id).toBe("b");
});
