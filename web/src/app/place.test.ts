/** The way back leads to the place in the page that the reader left. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leavePlace } from "./place";
import { router } from "./router.svelte";

let grow: () => void;
let scrolled: number[];

/** The history of happy-dom has no entries. */
function goBack(path: string, state: unknown): void {
  history.replaceState(state, "", path);
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
}

beforeEach(() => {
  scrolled = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(note: () => void) {
        grow = note;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => {};
      }
    },
  );
  vi.spyOn(window, "scrollTo").mockImplementation(((_: number, y: number) => void scrolled.push(y)) as typeof window.scrollTo);
  router.go("/games", { replace: true });
});

afterEach(() => {
  leavePlace();
  vi.restoreAllMocks();
  router.go("/", { replace: true });
});

router.start();

test("the place is kept with the page and restored until the reader scrolls", () => {
  vi.stubGlobal("scrollY", 870);
  router.go("/replay/x");
  expect(router.isReturn).toBe(false);
  goBack("/games", { scrollY: 870 });
  expect(router.isReturn).toBe(true);
  scrolled = [];
  router.arrive();
  grow();
  expect(scrolled).toEqual([870, 870]);
  window.dispatchEvent(new Event("wheel"));
  grow();
  expect(scrolled).toEqual([870, 870]);
});

test("the entry that is left keeps its place", () => {
  vi.stubGlobal("scrollY", 870);
  const replaced = vi.spyOn(history, "replaceState");
  router.go("/replay/x");
  expect(replaced).toHaveBeenCalledWith({ scrollY: 870 }, "");
});

test("a link leads to the beginning of a page", () => {
  router.go("/leaderboard");
  scrolled = [];
  router.arrive();
  expect(scrolled).toEqual([]);
});

test("Back within a page restores nothing", () => {
  goBack("/games", { scrollY: 870 });
  expect(router.isReturn).toBe(false);
});
