/** The rules page: every rule has an address, can be searched for, and shows its options. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../../app/router.svelte";
import { messages } from "../../lib/messages.svelte";
import RulesPage from "../../help/RulesPage.svelte";

const option = { name: "empty_hand", default: "out", rule: "FR3", choices: ["out", "fight_on"], span: null, set_by: null };
const box = { name: "box", default: "reconstructed", rule: "FR1", choices: ["reconstructed", "balanced"], span: null, set_by: null };
const games = { games: [{ game: "fightdrome", rules: 1, seats: 2, per_seat: [], options: [option], levels: [], bots: [], boxes: [], box }] };

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(games))));
  await messages.need("web-help", "web-help-fightdrome", "fightdrome", "play-fightdrome");
});
afterEach(() => void (router.hash = ""));

test("the rule of the address is marked", async () => {
  router.hash = "#F4.7";
  render(RulesPage, { game: "fightdrome" });
  await screen.findByRole("heading", { level: 1 });
  expect(document.getElementById("F4.7")?.className).toContain("aimed");
});

test("the old address of a ruling still works", async () => {
  router.hash = "#R7";
  render(RulesPage, { game: "fightdrome" });
  await screen.findByRole("heading", { level: 1 });
  expect(document.getElementById("FR7")?.className).toContain("aimed");
});

test("a search shows the rules with its words", async () => {
  render(RulesPage, { game: "fightdrome" });
  await fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "empty hand" } });
  expect(document.getElementById("FR3")).toBeTruthy();
  expect(document.getElementById("F4.1")).toBeNull();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "xyzzy" } });
  expect(screen.getByText(/No rule contains all of these words/)).toBeTruthy();
});

test("a ruling shows its default", async () => {
  render(RulesPage, { game: "fightdrome" });
  expect(await screen.findByText("Default: loses the round")).toBeTruthy();
  expect(screen.getByText("Default: reconstructed")).toBeTruthy();
});

test("the rules are readable without the server", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  render(RulesPage, { game: "fightdrome" });
  expect(await screen.findByRole("heading", { level: 1, name: /Fightdrome/ })).toBeTruthy();
});

test("the rule of a card has a picture", async () => {
  render(RulesPage, { game: "fightdrome" });
  const picture = await screen.findByRole("figure", { name: /^Weave answers/ });
  expect(document.getElementById("F4.6")?.contains(picture)).toBe(true);
});

test("an unknown game shows the not-found page", () => {
  render(RulesPage, { game: "chess" });
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
});
