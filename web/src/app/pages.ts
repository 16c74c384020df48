/** The pages. Each is loaded on navigation, with the messages it needs.
 *
 * A page is a component `src/<folder>/<Name>Page.svelte`. It gets the parameters of its path as
 * properties of the same names. */

import type { Component } from "svelte";
import { OWN_GAMES } from "../games/registry";
import type { Area } from "../lib/messages.svelte";
import NotFoundPage from "./NotFoundPage.svelte";
import { match, type Params } from "./router.svelte";

export type PageComponent = Component<Params>;

interface Page {
  pattern: string;
  file: string;
  areas: Area[];
}

/** The messages of every game for one kind of page. */
const ofGames = (area: string): Area[] => OWN_GAMES.map((game) => `${area}-${game}`);

const PAGES: Page[] = [
  { pattern: "/", file: "lobby/FrontPage", areas: ["bots", ...OWN_GAMES] },
  { pattern: "/table/:table", file: "table/TablePage", areas: ["bots"] },
  { pattern: "/replay/:table", file: "replay/ReplayPage", areas: ["web-replay"] },
  { pattern: "/learn", file: "help/LearnPage", areas: ["web-help", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-help")] },
  { pattern: "/rules/:game", file: "help/RulesPage", areas: ["web-help", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-help")] },
  { pattern: "/rules/:game/example", file: "help/ExamplePage", areas: ["web-help", "web-example"] },
  { pattern: "/rules/:game/card", file: "reference/ReferencePage", areas: ["web-reference", ...OWN_GAMES, ...ofGames("play")] },
  { pattern: "/fair", file: "help/FairPage", areas: ["web-help"] },
  { pattern: "/lab/:game", file: "lab/LabPage", areas: ["web-lab", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-lab")] },
  { pattern: "/people/:name", file: "people/PersonPage", areas: ["bots", "web-record", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-record")] },
  { pattern: "/profile", file: "people/ProfilePage", areas: ["bots", "web-record", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-record")] },
  { pattern: "/games", file: "people/HistoryPage", areas: ["bots", "web-record", ...OWN_GAMES, ...ofGames("play"), ...ofGames("web-record")] },
  { pattern: "/leaderboard/:game", file: "people/LeaderboardPage", areas: [...OWN_GAMES] },
  { pattern: "/settings", file: "people/SettingsPage", areas: ["web-settings", ...OWN_GAMES] },
  { pattern: "/settings/security", file: "people/SecurityPage", areas: ["web-settings", ...OWN_GAMES] },
  { pattern: "/host", file: "host/HostPage", areas: ["web-host", ...OWN_GAMES] },
  { pattern: "/host/:section", file: "host/HostPage", areas: ["web-host", ...OWN_GAMES] },
  { pattern: "/confirm", file: "people/ConfirmPage", areas: ["web-settings"] },
  { pattern: "/reset", file: "people/ResetPage", areas: ["web-settings"] },
];
const NOT_FOUND: Page = { pattern: "", file: "", areas: [] };

const files = import.meta.glob<{ default: PageComponent }>("../*/*Page.svelte");

export function findPage(path: string): { page: Page; params: Params } {
  for (const page of PAGES) {
    const params = match(page.pattern, path);
    if (params && files[`../${page.file}.svelte`]) return { page, params };
  }
  return { page: NOT_FOUND, params: {} };
}

export async function loadPage(page: Page): Promise<PageComponent> {
  const load = files[`../${page.file}.svelte`];
  return load ? (await load()).default : NotFoundPage;
}
