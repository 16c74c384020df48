/** Events become rounds and exchanges, and the end of a round is described for each reader. */

import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { GameEvent } from "../../lib/wire";
import { gameReason, remarksOf, roundReason, type End } from "./end_texts";
import { roundsIn } from "./story";

beforeEach(() => messages.need("fightdrome", "play-fightdrome", "web-end-fightdrome"));

const NAMES = ["Ann", "Ben"];
const event = (kind: string, seat: number, data: GameEvent["data"] = {}): GameEvent => ({ kind, seat, data });
const played = (seat: number, card: string, situation = "answer") => event("played", seat, { card, situation });

const STAGGERED = [
  event("round", 0, { round: 1 }),
  played(0, "K30", "lead"),
  played(1, "K50"),
  played(0, "KB80"),
  played(1, "P20", "lead"),
  played(0, "P80"),
  event("staggered", 1),
  event("discarded", 1, { card: null }),
  event("round_won", 0, { ending: "staggered" }),
  event("showed", 0, { card: "K60" }),
  event("showed", 0, { card: "NB" }),
  event("scored", 0, { points: 110, fame: 110 }),
];

test("a block ends an exchange, a stagger as well", () => {
  const [round] = roundsIn(STAGGERED);
  expect(round?.exchanges.map(({ blows, staggered, isOpen }) => [blows.map(({ card }) => card).join(" "), staggered, isOpen])).toEqual([
    ["K30 K50 KB80", null, false],
    ["P20 P80", 1, false],
  ]);
});

test("the winner shows the hand and scores it, the loser has none", () => {
  expect(roundsIn(STAGGERED)[0]?.end).toMatchObject({ winner: 0, ending: "staggered", hands: [["K60", "NB"], []], points: [110, null], fame: [110, null] });
});

test("an Overstimulated hand is not the hand at the end", () => {
  const shown = [event("round", 0, { round: 1 }), event("overstimulated", 0), event("showed", 0, { card: "W" }), event("drew", 0, { card: "K30" })];
  expect(roundsIn([...shown, ...STAGGERED.slice(1)])[0]?.end?.hands[0]).toEqual(["K60", "NB"]);
});

test.each([
  [1, "You could not answer Punch 80 and discarded your last card."],
  [0, "Ben could not answer Punch 80 and discarded the last card."],
  [null, "Ben could not answer Punch 80 and discarded the last card."],
])("the reason for reader %s", (seat, sentence) => {
  const [round] = roundsIn(STAGGERED);
  expect(round && roundReason(round, { seat }, NAMES, { mode: "bout" })).toBe(sentence);
});

test("F7.3: a Rest without an attack names the player without an Attack card", () => {
  const events = [...STAGGERED.slice(0, 8), event("rested", 0), event("round_won", 0, { ending: "rest" })];
  const [round] = roundsIn(events);
  expect(round && roundReason(round, { seat: 1 }, NAMES, { mode: "bout" })).toBe("A Rest without an attack: you had no Attack card to lead with.");
});

test.each([
  [1, "A Rest without an attack: you had no Attack card to lead with. So both hands count: 125 for you, 30 for Ann."],
  [0, "A Rest without an attack: Ben had no Attack card to lead with. So both hands count: 30 for you, 125 for Ben."],
  [null, "A Rest without an attack: Ben had no Attack card to lead with. So both hands count: 125 for Ben, 30 for Ann."],
])("F8.3: the player without an attack may win the Match, and reader %s reads why", (seat, sentence) => {
  const won = [event("round_won", 0, { ending: "rest" }), event("scored", 0, { points: 30, fame: 30 }), event("scored", 1, { points: 125, fame: 125 })];
  const [round] = roundsIn([...STAGGERED.slice(0, 8), event("rested", 0), ...won]);
  const end = { view: { seat, outcome: { winners: [1] } }, names: NAMES, options: { mode: "match" }, entries: [] } as unknown as End;
  expect(round && gameReason(round, end)).toBe(sentence);
});

test("the largest lead is worth a remark only after several rounds", () => {
  const remarks = (...events: GameEvent[]) => remarksOf({ view: { seat: 0, outcome: null }, names: NAMES, options: { mode: "match" }, entries: [{ events }] } as unknown as End).map(({ about }) => about);
  const lead = "Fame ahead: your largest lead, after round 1";
  expect(remarks(...STAGGERED)).not.toContain(lead);
  expect(remarks(...STAGGERED, event("round", 0, { round: 2 }), ...STAGGERED.slice(1, 11), event("scored", 0, { points: 0, fame: 110 }))).toContain(lead);
});

test("F3.1: who cannot lead had no Attack card, who has feinted could not follow up", () => {
  const reason = (...events: GameEvent[]) => {
    const [round] = roundsIn([event("round", 0, { round: 1 }), ...events, event("round_won", 0, { ending: "staggered" })]);
    return round && roundReason(round, { seat: 1 }, NAMES, { mode: "bout" });
  };
  expect(reason(event("staggered", 1))).toBe("You had no Attack card to lead with and discarded your last card.");
  expect(reason(played(0, "K30", "lead"), played(1, "F"), event("staggered", 1))).toBe("You could not follow up your Feint and discarded your last card.");
});
