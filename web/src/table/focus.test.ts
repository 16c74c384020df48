/** A keyboard player never loses the focus. */

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

/** Resolve after the next change; this observer runs after that of `keepFocus`. */
function nextChange(): Promise<void> {
  return new Promise((done) => {
    new MutationObserver(() => void setTimeout(done)).observe(table, { subtree: true, childList: true });
  });
}

test("the focus moves to the next choice, or to the table while others act", async () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  spend("a");
  await waitFor(() => expect(document.activeElement?.id).toBe("b"));
  spend("b");
  await waitFor(() => expect(document.activeElement).toBe(table));
});

test("the focus does not move for mouse users", async () => {
  window.dispatchEvent(new Event("pointerdown"));
  const change = nextChange();
  spend("a");
  await change;
  expect(document.activeElement).toBe(document.body);
});

test("a change that Tab causes at the table does not move the focus back", async () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  document.getElementById("a")?.focus();
  document.getElementById("a")?.blur();
  const change = nextChange();
  table.append("a note about the card is gone");
  await Promise.resolve();
  document.getElementById("b")?.focus();
  await change;
  expect(document.activeElement?.id).toBe("b");
});
