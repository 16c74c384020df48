/** The page of a club shows what the reader's role allows, and subscribes to its lobby. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { messages, text } from "../lib/messages.svelte";
import type { ClubPage as Page, LobbyTable, Me, ServerMessage } from "../lib/wire";
import { live } from "../live/live.svelte";
import ClubPage from "./ClubPage.svelte";

const ME: Me = { id: "a", name: "Ann", has_account: true };
const BEN = { id: "b", name: "Ben" };
let replies: Record<string, object>;
let sent: string[];
let receive: (message: ServerMessage) => void;
let subscriptions: number;

function page(role: Page["club"]["role"], version = 1): Page {
  const club = { id: "c", name: "Monday Club", description: "", joining: "open" as const, members: 2, role, faces: [] };
  if (!role) return { club, created_at: 0 };
  const members = [
    { person: { id: "a", name: "Ann" }, role, since: 0 },
    { person: BEN, role: "member" as const, since: 0 },
  ];
  return { club, created_at: 0, version, defaults: { game: "nim" }, members };
}

function table(): LobbyTable {
  const creator = { type: "person" as const, ...BEN };
  return { table: "t", state: "open", at: 0, line: { about: { id: "t", game: "nim", creator }, seats: [{ person: creator }, {}] } };
}

beforeEach(async () => {
  sent = [];
  subscriptions = 0;
  replies = {
    "/api/me": { me: ME },
    "/api/games": { games: [] },
    "/api/me/notices": { notices: [] },
    "/api/clubs/c/tables": { tables: [], finished: [] },
    "/api/clubs/c/board?limit=20": { posts: [{ number: 1, at: 0, person: BEN, text: "Hello" }], has_more: false },
  };
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (init.method === "POST") sent.push(path);
    const reply = replies[path] ?? (path.includes("ranking") ? { game: "nim", ranks: [] } : { done: true });
    return Promise.resolve(new Response(JSON.stringify(reply), { headers: "error" in reply ? { "undercard-status": "404" } : {} }));
  });
  vi.spyOn(live, "subscribe").mockImplementation((subscriber) => {
    receive = (message) => subscriber.receive(message);
    subscriptions += 1;
    return () => {};
  });
  live.me = ME;
  await messages.need("web-clubs", "web-settings");
});

test("a member writes, and cannot invite, manage or delete the posts of others", async () => {
  replies["/api/clubs/c"] = page("member");
  render(ClubPage, { club: "c" });
  await screen.findByText("Hello");
  expect(screen.queryByText("Invite by link")).toBeNull();
  expect(screen.queryByText("Manage")).toBeNull();
  expect(screen.queryByText("Delete")).toBeNull();
  await fireEvent.input(screen.getByLabelText("Message to the members"), { target: { value: "Hi Ben" } });
  await fireEvent.click(screen.getByRole("button", { name: "Post" }));
  await waitFor(() => expect(sent).toEqual(["/api/clubs/c/board"]));
});

test("removal asks first", async () => {
  replies["/api/clubs/c"] = page("owner");
  render(ClubPage, { club: "c" });
  await fireEvent.click(await screen.findByRole("button", { name: "Remove from the club" }));
  expect(sent).toEqual([]);
  screen.getByText(/Ben cannot come back/);
  await fireEvent.click(screen.getByRole("button", { name: "Remove from the club" }));
  await waitFor(() => expect(sent).toEqual(["/api/clubs/c/members/b/remove"]));
});

test("an open page shows new tables, and reads the board again when the club changes", async () => {
  replies["/api/clubs/c"] = page("member");
  render(ClubPage, { club: "c" });
  await screen.findByText(/Nobody is playing here/);
  await screen.findByText("Hello");
  receive({ type: "lobby", tables: [table()], online: 0, club: "other", version: 1 });
  expect(screen.queryByText("Take a seat")).toBeNull();
  receive({ type: "lobby", tables: [table()], online: 0, club: "c", version: 1 });
  await screen.findByText("Take a seat");
  replies["/api/clubs/c"] = page("member", 2);
  replies["/api/clubs/c/board?limit=20"] = { posts: [{ number: 2, at: 0, person: BEN, text: "News" }], has_more: false };
  receive({ type: "lobby", tables: [], online: 0, club: "c", version: 2 });
  await screen.findByText("News");
});

test("a page subscribes once, and an older version loads nothing", async () => {
  replies["/api/clubs/c"] = page("member", 2);
  render(ClubPage, { club: "c" });
  await screen.findByText("Hello");
  const request = vi.spyOn(globalThis, "fetch");
  receive({ type: "lobby", tables: [], online: 0, club: "c", version: 1 });
  expect(request).not.toHaveBeenCalled();
  replies["/api/clubs/c"] = { ...page("member", 3), created_at: 1 };
  receive({ type: "lobby", tables: [], online: 0, club: "c", version: 3 });
  await waitFor(() => expect(request).toHaveBeenCalledWith("/api/clubs/c/board?limit=20", expect.anything()));
  expect(subscriptions).toBe(1);
});

test("an open page stays when it cannot be read again, until the reader is no longer a member", async () => {
  replies["/api/clubs/c"] = page("member");
  render(ClubPage, { club: "c" });
  await screen.findByText("Hello");
  replies["/api/clubs/c"] = { error: "unavailable", message: "" };
  const request = vi.spyOn(globalThis, "fetch");
  receive({ type: "lobby", tables: [], online: 0, club: "c", version: 2 });
  await waitFor(() => expect(request).toHaveBeenCalled());
  await Promise.all(request.mock.results.map(({ value }) => value as Promise<Response>));
  await new Promise((done) => setTimeout(done));
  screen.getByText("Hello");
  replies["/api/clubs/c"] = { error: "unknown_club", message: "" };
  receive({ type: "lobby", tables: [], online: 0, club: "c", version: 3 });
  await screen.findByText("This club does not exist, or you are not a member.");
});

test("others see the poster, and a private club not at all", async () => {
  replies["/api/clubs/c"] = page(null);
  const { unmount } = render(ClubPage, { club: "c" });
  await fireEvent.click(await screen.findByRole("button", { name: "Join the club" }));
  await waitFor(() => expect(sent).toEqual(["/api/clubs/c/join"]));
  expect(screen.queryByText("Board")).toBeNull();
  unmount();
  replies["/api/clubs/c"] = { error: "unknown_club", message: "" };
  render(ClubPage, { club: "c" });
  await screen.findByText("This club does not exist, or you are not a member.");
});

test("a subscription that the server refuses for a while is requested again", async () => {
  replies["/api/clubs/c"] = page("member");
  const { unmount } = render(ClubPage, { club: "c" });
  await screen.findByText("Hello");
  vi.useFakeTimers();
  try {
    const refused: ServerMessage = { type: "lobby_unsubscribed", club: "c", error: { error: "too_many_requests", message: "", retry_after: 3 } };
    const before = subscriptions;
    receive(refused);
    vi.advanceTimersByTime(2999);
    expect(subscriptions).toBe(before);
    vi.advanceTimersByTime(1);
    expect(subscriptions).toBe(before + 1);
    receive(refused);
    unmount();
    vi.advanceTimersByTime(5000);
    expect(subscriptions).toBe(before + 1);
  } finally {
    vi.useRealTimers();
  }
});

test("the uses that an invitation has left are read again when the club changes", async () => {
  const link = { id: "l", by: BEN, uses_left: 20, expires_at: 0 };
  replies["/api/clubs/c"] = page("owner");
  replies["/api/clubs/c/links"] = { path: "/clubs/join#x", links: [link] };
  render(ClubPage, { club: "c" });
  await fireEvent.click(await screen.findByRole("button", { name: text("club-invite") }));
  await screen.findByText(/^By Ben: 20/);
  replies["/api/clubs/c"] = page("owner", 2);
  replies["/api/clubs/c/links"] = { links: [{ ...link, uses_left: 19 }] };
  receive({ type: "lobby", tables: [], online: 0, club: "c", version: 2 });
  await screen.findByText(/^By Ben: 19/);
});
