/** The end of a round or a game as text: the reason, and numbers worth talking about. */

import { messages, text } from "../../lib/messages.svelte";
import { who } from "../../lib/player_names";
import type { EndProps, Remark } from "../game";
import { parseFace } from "./cards";
import { lastAttack, roundsIn, type Exchange, type Round } from "./story";
import { cardName } from "./texts";
import type { Box, TableProps, View } from "./view";

type Reader = Pick<View, "seat">;
export type End = EndProps<View, Box>;

export function roundsOf({ entries }: Pick<End, "entries">): Round[] {
  return roundsIn(entries.flatMap(({ events }) => events ?? []));
}

/** Return why a round ended, in one sentence for a reader; empty while it runs. */
export function roundReason({ exchanges, end }: Round, reader: Reader, names: readonly string[], options: TableProps["options"]): string {
  const last = exchanges.at(-1);
  if (!end || !last) return "";
  const loser = 1 - end.winner;
  if (end.ending === "rest") {
    const victim = exchanges.findLast(({ staggered }) => staggered !== null)?.staggered ?? loser;
    if (options.mode !== "match" && options.rest_finish === "higher_hand") return text("fightdrome-end-higher");
    return text("fightdrome-end-rest", who(reader, names, victim));
  }
  if (end.ending === "empty_hand") {
    const card = last.blows.findLast(({ seat }) => seat === loser)?.card;
    return text("fightdrome-end-empty", { ...who(reader, names, loser), card: card ? cardName(card) : "" });
  }
  return text(`fightdrome-end-${demandOf(last, loser)}`, { ...who(reader, names, loser), card: cardName(lastAttack(last)?.card ?? "F") });
}

/** Return the reason of the last round; in a Match, a round that ends by F7.3 scores both hands, so the winner may be the one
 * without an attack. */
export function gameReason(round: Round, { view, names, options }: End): string {
  const reason = roundReason(round, view, names, options);
  if (options.mode !== "match" || round.end?.ending !== "rest") return reason;
  const near = view.seat ?? view.outcome?.winners[0] ?? round.end.winner;
  const points = (seat: number): string => messages.number(round.end?.points[seat] ?? 0);
  const both = text("fightdrome-end-both", { ...who(view, names, near), points: points(near), other: names[1 - near] ?? "", theirs: points(1 - near) });
  return `${reason} ${both}`;
}

/** Return what a Staggered player could not do. */
function demandOf(exchange: Exchange, victim: number): "answer" | "lead" | "follow" {
  const last = exchange.blows.at(-1);
  if (!last) return "lead";
  return last.seat === victim ? "follow" : "answer";
}

export function remarksOf(end: End): Remark[] {
  const rounds = roundsOf(end);
  const all = rounds.flatMap(({ exchanges }) => exchanges);
  return [largestLead(end, rounds), longestExchange(end, all), staggers(end, all), strongestStop(end, all)].filter((it) => it !== null).slice(0, 3);
}

function largestLead({ view, names }: End, rounds: readonly Round[]): Remark | null {
  const seat = view.seat ?? view.outcome?.winners[0] ?? 0;
  const fame = [0, 0];
  let best = { lead: 0, round: 0 };
  for (const { number, end } of rounds) {
    end?.fame.forEach((sum, at) => (fame[at] = sum ?? fame[at] ?? 0));
    const lead = (fame[seat] ?? 0) - (fame[1 - seat] ?? 0);
    if (lead > best.lead) best = { lead, round: number };
  }
  return best.lead && rounds.length > 1 ? { value: messages.number(best.lead), about: text("fightdrome-end-lead-most", { ...who(view, names, seat), round: best.round }) } : null;
}

function longestExchange({ view, names }: End, all: readonly Exchange[]): Remark | null {
  const longest = all.reduce<Exchange | null>((best, one) => (one.blows.length > (best?.blows.length ?? 1) ? one : best), null);
  if (!longest) return null;
  return { value: messages.number(longest.blows.length), about: text("fightdrome-end-longest", who(view, names, longest.blows.at(-1)?.seat ?? 0)) };
}

/** How often the opponent was Staggered, so that also a loser reads of a success; if never, how often the reader was. */
function staggers({ view, names }: End, all: readonly Exchange[]): Remark | null {
  const count = (seat: number) => all.filter(({ staggered }) => staggered === seat).length;
  const us = view.seat ?? view.outcome?.winners[0] ?? 0;
  const [theirs, ours] = [count(1 - us), count(us)];
  if (theirs) return { value: messages.number(theirs), about: text("fightdrome-end-staggers", { count: theirs, who: names[1 - us] ?? "" }) };
  if (!ours || view.seat === null) return null;
  return { value: messages.number(ours), about: text("fightdrome-end-staggers-you", { count: ours }) };
}

function strongestStop({ view, names }: End, all: readonly Exchange[]): Remark | null {
  const seat = view.seat ?? view.outcome?.winners[0] ?? 0;
  const stopped = all.flatMap(({ blows }) => blows.filter((blow, i) => blow.seat !== seat && blows[i + 1]?.seat === seat));
  const strength = (card: string) => parseFace(card).strength ?? (card.startsWith("N") ? 100 : 0);
  const best = stopped.toSorted((a, b) => strength(b.card) - strength(a.card))[0];
  return best ? { value: cardName(best.card), about: text("fightdrome-end-strongest", who(view, names, seat)) } : null;
}
