/** The end of a game of Survive. */

import { messages, text } from "../../lib/messages.svelte";
import { who } from "../../lib/player_names";
import { asEnding, type EndProps, type Remark } from "../game";
import ScoreSheet from "./ScoreSheet.svelte";
import { SEAT_LETTERS, type Box, type View } from "./view";

type End = EndProps<View, Box>;

/** Return the winner's lead over the next player, the reader among equals, or what decided a tie (SR2); "" for a
 * draw, where the count says it all. */
export function reasonOf({ view, names }: End): string {
  const { winners = [], scores = [] } = view.outcome ?? {};
  const first = winners[0];
  if (first === undefined || winners.length > 1) return "";
  const homeOf = (seat: number): number => view.players[seat]?.home.length ?? 0;
  const others = scores.map((points, seat) => ({ points, seat, home: homeOf(seat) })).filter(({ seat }) => seat !== first);
  const [second] = others.toSorted((a, b) => b.points - a.points || Number(b.seat === view.seat) - Number(a.seat === view.seat) || b.home - a.home);
  if (!second) return "";
  const winner = who(view, names, first);
  const points = scores[first] ?? 0;
  const values = { ...winner, you: second.seat === view.seat ? "second" : (winner.you ?? "no"), other: names[second.seat] ?? "" };
  if (points === second.points) return text("survive-end-tie", { ...values, more: homeOf(first), fewer: second.home });
  return text("survive-end-points", { ...values, points, lead: points - second.points });
}

/** What is carried at the end counts nothing (S9.2), so it is mentioned before the fights. */
export function remarksOf({ view, entries }: End): Remark[] {
  const events = entries.flatMap(({ events }) => events ?? []);
  const own = view.seat === null ? "" : (SEAT_LETTERS[view.seat] ?? "");
  const falls = events.filter((event) => event.kind === "knocked_down" && String(event.data.figure).startsWith(own)).length;
  const contests = events.filter(({ kind }) => kind === "contest").length;
  const thefts = events.filter(({ kind }) => kind === "theft").length;
  const carried = view.figures.filter(({ figure, seat }) => seat !== null && figure.startsWith(own)).reduce((n, { load }) => n + load.length, 0);
  return [
    ...(carried ? [{ value: messages.number(carried), about: text("survive-end-carried", { count: carried }) }] : []),
    { value: messages.number(falls), about: text("survive-end-falls", { you: own ? "yes" : "no", count: falls }) },
    { value: messages.number(thefts), about: text("survive-end-thefts", { count: thefts }) },
    { value: messages.number(contests), about: text("survive-end-contests", { count: contests }) },
  ];
}

export default asEnding<View, Box>({ areas: ["web-end-survive"], reason: reasonOf, remarks: remarksOf, Count: ScoreSheet, countsFirst: true });
