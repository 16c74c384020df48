/** The pages. Each is loaded on navigation, with the messages it needs.
 *
 * A page is a component `src/<folder>/<Name>Page.svelte`. It gets the parameters of its path as
 * properties of the same names. */

import type { Component } from "svelte";
import { OWN_GAMES } from "../games/registry";
import type { Area } from "../lib/messages.svelte";
import NotFoundPage from "./NotFoundPage.svelte";
import { readStored, store } from "../lib/storage";
import { match, type Params } from "./router.svelte";

export type PageComponent = Component<Params>;

interface Page {
  pattern: string;
  file: string;
  areas: Area[];
}

/** The messages of every game for one kind of page. */
const ofGames = (area: string): Area[] => OWN_GAMES.map((game) => `${area}-${game}`);

const CLUBS: Area[] = ["bots", "web-clubs", ...OWN_GAMES];
const PAGES: Page[] = [
  { pattern: "/", file: "lobby/FrontPage", areas: ["bots", ...OWN_GAMES] },
  { pattern: "/watch", file: "lobby/WatchPage", areas: ["bots", "web-front", ...OWN_GAMES] },
  { pattern: "/table/:table", file: "table/TablePage", areas: ["bots"] },
  { pattern: "/replay/:table", file: "replay/ReplayPage", areas: ["web-replay"] },
  { pattern: "/learn", file: "help/LearnPage", areas: ["web-help", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-help")] },
  { pattern: "/rules/:game", file: "help/RulesPage", areas: ["web-help", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-help")] },
  { pattern: "/rules/:game/example", file: "help/ExamplePage", areas: ["web-help", "web-example"] },
  { pattern: "/rules/:game/card", file: "reference/ReferencePage", areas: ["web-reference", ...OWN_GAMES, ...ofGames("play")] },
  { pattern: "/offline", file: "offline/OfflinePage", areas: ["web-offline", "web-help", ...OWN_GAMES, ...ofGames("web-help")] },
  { pattern: "/fair", file: "help/FairPage", areas: ["web-help"] },
  { pattern: "/lab/:game", file: "lab/LabPage", areas: ["web-lab", "web-errors", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-lab")] },
  { pattern: "/people/:name", file: "people/PersonPage", areas: ["bots", "web-record", "web-friends", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-record")] },
  { pattern: "/profile", file: "people/ProfilePage", areas: ["bots", "web-record", "web-friends", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-record")] },
  { pattern: "/friends", file: "people/FriendsPage", areas: ["bots", "web-friends", ...OWN_GAMES] },
  { pattern: "/games", file: "people/HistoryPage", areas: ["bots", "web-record", "web-friends", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-record")] },
  { pattern: "/leaderboard/:game", file: "people/LeaderboardPage", areas: [...OWN_GAMES] },
  { pattern: "/puzzle", file: "puzzles/PuzzlesPage", areas: ["puzzle", ...OWN_GAMES] },
  { pattern: "/puzzle/:game", file: "puzzles/PuzzlePage", areas: ["puzzle", ...OWN_GAMES] },
  { pattern: "/puzzle/:game/:date", file: "puzzles/PuzzlePage", areas: ["puzzle", ...OWN_GAMES] },
  { pattern: "/settings", file: "people/SettingsPage", areas: ["web-settings", "web-friends", "web-emotes", ...OWN_GAMES] },
  { pattern: "/settings/security", file: "people/SecurityPage", areas: ["web-settings", "web-errors", ...OWN_GAMES] },
  { pattern: "/clubs", file: "clubs/ClubsPage", areas: CLUBS },
  { pattern: "/clubs/join", file: "clubs/JoinPage", areas: [...CLUBS, "web-settings"] },
  { pattern: "/clubs/:club", file: "clubs/ClubPage", areas: [...CLUBS, "web-settings"] },
  { pattern: "/host", file: "host/HostPage", areas: ["bots", "web-host", ...OWN_GAMES] },
  { pattern: "/host/:section", file: "host/HostPage", areas: ["bots", "web-host", ...OWN_GAMES] },
  { pattern: "/confirm", file: "people/ConfirmPage", areas: ["web-settings", "web-errors"] },
  { pattern: "/reset", file: "people/ResetPage", areas: ["web-settings"] },
];
const NOT_FOUND: Page = { pattern: "", file: "", areas: [] };

const files = import.meta.glob<{ default: PageComponent }>("../*/*Page.svelte");

/** Without a game, these show the last chosen one. */
const OF_A_GAME = /^\/(?:rules|leaderboard|lab)\/?$/;

export function rememberGame(game: string): void {
  if (OWN_GAMES.includes(game)) store("game", game);
}

function withGame(path: string): string {
  return OF_A_GAME.test(path) ? `${path}/${readStored("game") ?? OWN_GAMES[0]}` : path;
}

export function findPage(path: string): { page: Page; params: Params } {
  for (const page of PAGES) {
    const params = match(page.pattern, withGame(path));
    if (params && files[`../${page.file}.svelte`]) return { page, params };
  }
  return { page: NOT_FOUND, params: {} };
}

export async function loadPage(page: Page): Promise<PageComponent> {
  const load = files[`../${page.file}.svelte`];
  return load ? (await load()).default : NotFoundPage;
}
