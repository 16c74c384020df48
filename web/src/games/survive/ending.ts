/** The end of a game of Survive. */

import { messages, text } from "../../lib/messages.svelte";
import { who } from "../../lib/player_names";
import { asEnding, type EndProps, type Remark } from "../game";
import ScoreSheet from "./ScoreSheet.svelte";
import { SEAT_LETTERS, type Box, type View } from "./view";

type End = EndProps<View, Box>;

/** Return the winner's lead over the next player; "" for a draw, where the count says it all. */
export function reasonOf({ view, names }: End): string {
  const scores = view.outcome?.scores ?? [];
  const [first, second] = scores.map((points, seat) => ({ points, seat })).toSorted((a, b) => b.points - a.points);
  if (!first || !second || first.points === second.points) return "";
  const winner = who(view, names, first.seat);
  const you = second.seat === view.seat ? "second" : (winner.you ?? "no");
  const values = { points: first.points, lead: first.points - second.points, other: names[second.seat] ?? "" };
  return text("survive-end-points", { ...winner, ...values, you });
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
