/** The people whom the current person follows, and the challenges between them and others. */

import { get, post } from "../lib/api";
import type { Challenge, ChallengesReply, Done, Friend, FriendsReply, GamePlayed, GamesPlayed, NewTable, TableMade, TableShown } from "../lib/wire";
import { live } from "../live/live.svelte";
import { enterTable } from "../lobby/table_creation";
import { contributeFirst } from "../table/pledges";
import { notices } from "./notices.svelte";
import { ensureMe } from "./session";

const FRIENDS_MS = 30_000;
const CHALLENGES_MS = 4_000;
const RECENT = 100;
const NONE: ChallengesReply = { incoming: [], outgoing: [] };

class Friends {
  following = $state.raw<Friend[]>([]);
  challenges = $state.raw<ChallengesReply>(NONE);
  isLoaded = $state(false);
  /** The last game with each person, by id. */
  lastGames = $state.raw<Readonly<Record<string, GamePlayed>>>({});

  /** Load the followed people; keep the previous list if the request fails. */
  async refresh(): Promise<void> {
    if (!live.me) this.following = [];
    else await get<FriendsReply>("/me/friends").then(({ following }) => (this.following = following), () => {});
    this.isLoaded = true;
  }

  async loadLastGames(): Promise<void> {
    const { finished } = await get<GamesPlayed>(`/me/games?limit=${RECENT}`);
    const pairs = finished.filter(canPlayAgain).flatMap((game) => opponentsOf(game).map((person) => [person, game] as const));
    // Of several games with a person, the newest is the first.
    this.lastGames = Object.fromEntries(pairs.toReversed());
  }

  async refreshChallenges(): Promise<void> {
    if (!live.me) this.challenges = NONE;
    else await get<ChallengesReply>("/me/challenges").then((reply) => (this.challenges = reply), () => {});
  }

  /** Poll the list until the returned function is called. */
  poll(): () => void {
    return every(FRIENDS_MS, () => this.refresh());
  }

  pollChallenges(): () => void {
    return every(CHALLENGES_MS, () => this.refreshChallenges());
  }

  async withdraw({ table }: Challenge): Promise<void> {
    await post<Done>(`/tables/${table}/withdraw`);
    await this.refreshChallenges();
  }

  async decline({ table }: Challenge, reason: string): Promise<void> {
    await post<Done>(`/tables/${table}/decline`, { reason });
    await Promise.all([this.refreshChallenges(), notices.refresh()]);
  }
}

function every(milliseconds: number, work: () => Promise<void>): () => void {
  const run = (): void => void (document.hidden || work());
  const timer = setInterval(run, milliseconds);
  document.addEventListener("visibilitychange", run);
  run();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", run);
  };
}

export const friends = new Friends();

/** Challenge people, by id or by name; return the path of the new table. */
export async function challenge(people: string[], table: NewTable): Promise<string> {
  await ensureMe();
  const made = await post<TableMade>("/challenges", { people, table: { ...table, contributes: true } });
  contributeFirst(made.table, made.commitment, false);
  return `/table/${made.table}`;
}

/** Accept a challenge; the page of the table then contributes to its chance. */
export async function accept({ table }: Challenge): Promise<string> {
  await post(`/tables/${table}/accept`, { contributes: true });
  return `/table/${table}`;
}

/** Play a game of the history again under the same terms, with every player one seat further; return the
 * path of the new table. Bots sit down, people are challenged. */
export async function playAgain(game: GamePlayed): Promise<string> {
  const { about } = await get<TableShown>(`/tables/${game.table}`);
  const people = opponentsOf(game);
  const moved = game.players.map((_, i) => game.players.at(i - 1));
  const seats = moved.map((player) => {
    if (player && game.seats.includes(player.seat)) return { kind: "me" as const };
    return player?.person ? { kind: "open" as const } : { kind: "bot" as const, level: player?.bot ?? "" };
  });
  const { options = {}, box = null, clock = { kind: "none" }, draws = false, visibility = "public", rated = false } = about;
  const table: NewTable = { game: about.game, options, box: box as NonNullable<NewTable["box"]> | null, clock, draws, visibility, rated, seats, contributes: true };
  return people.length ? challenge(people, table) : enterTable(table);
}

/** Return the ids of the other people in a game. */
function opponentsOf({ players, seats }: GamePlayed): string[] {
  return players.flatMap(({ seat, person }) => (person && !seats.includes(seat) ? [person.id] : []));
}

/** Whether all opponents still exist. */
export function canPlayAgain({ mode, players, seats }: GamePlayed): boolean {
  return mode !== "shared" && players.every(({ seat, person, bot }) => seats.includes(seat) || (person ? person.name !== null : bot !== null));
}
