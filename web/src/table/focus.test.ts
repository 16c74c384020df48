/** A player by keys is never left with the focus nowhere. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

test("the next choice has it when the chosen one is gone, and the table while others act", async () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  spend("a");
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("b"));
  spend("b");
  await vi.waitFor(() => expect(document.activeElement).toBe(table));
});

test("a mouse moves no focus", async () => {
  window.dispatchEvent(new Event("pointerdown"));
  spend("a");
  await new Promise((done) => setTimeout(done, 20));
  expect(document.activeElement).toBe(document.body);
});

test("whoever tabs on is not brought back by what that changes at the table", async () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  document.getElementById("a")?.focus();
  document.getElementById("a")?.blur();
  table.append("a note about the card is gone");
  await Promise.resolve();
  document.getElementById("b")?.focus();
  await new Promise((done) => setTimeout(done, 20));
  expect(document.activeElement?.id).toBe("b");
});
