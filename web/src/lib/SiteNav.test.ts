/** The current place is marked; a page that belongs to a place marks it too. */

import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { router } from "../app/router.svelte";
import SiteNav from "./SiteNav.svelte";

afterEach(() => void (router.path = "/"));

test.each([
  ["/", "Play", "page"],
  ["/watch", "Watch", "page"],
  ["/learn", "Learn", "page"],
  ["/rules/nim", "Learn", "true"],
  ["/leaderboard", "Leaderboard", "page"],
  ["/leaderboard/nim", "Leaderboard", "true"],
  ["/lab/nim", "Lab", "true"],
  ["/settings", "Profile", "true"],
  ["/clubs/abc", "Profile", "true"],
  ["/puzzle/nim", "Learn", "true"],
])("at %s the place is %s", (path, place, current) => {
  router.path = path;
  render(SiteNav);
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent.trim(), link.getAttribute("aria-current")])).toEqual([[place, current]]);
});
