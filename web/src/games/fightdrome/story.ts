/** The course of a game from its events: rounds, and in them exchanges of blows. */

import type { GameEvent } from "../../lib/wire";
import { familyOf, parseFace } from "./cards";
import type { View } from "./view";

export interface Blow {
  seat: number;
  card: string;
  situation: string;
}

/** From a Lead to a pause, a stagger or the end of the round. */
export interface Exchange {
  blows: Blow[];
  /** Who could not do what the situation demands. */
  staggered: number | null;
  rested: number | null;
  isOpen: boolean;
  /** Everything that happened in it and before the next one. */
  events: GameEvent[];
}

/** How a round ended. `hands` and `points` are by seat; a hand that nobody has shown is null. */
export interface RoundEnd {
  winner: number;
  ending: string;
  hands: (string[] | null)[];
  points: (number | null)[];
  fame: (number | null)[];
  /** The Sleeve that is out, in an Epic Tournament. */
  out: number | null;
}

export interface Round {
  number: number;
  exchanges: Exchange[];
  end: RoundEnd | null;
  /** What happened before the first exchange. */
  opening: GameEvent[];
}

const STOPS = ["PB", "KB", "W", "NB"];

export class Story {
  rounds: Round[] = [];
  #shown: (string[] | null)[] = [null, null];

  add(event: GameEvent): void {
    if (!["showed", "round_won", "scored", "eliminated"].includes(event.kind)) this.#shown = [null, null];
    const handler = this[event.kind as keyof this];
    if (typeof handler === "function" && event.kind !== "add") handler.call(this, event);
    const { exchanges, opening } = this.#round;
    (exchanges.at(-1)?.events ?? opening).push(event);
  }

  /** The characters are dealt before the first round. */
  get #round(): Round {
    if (!this.rounds.length) this.rounds.push({ number: 1, exchanges: [], end: null, opening: [] });
    return this.rounds.at(-1) as Round;
  }

  /** The exchange that goes on, or a new one. */
  #exchange(): Exchange {
    const last = this.#round.exchanges.at(-1);
    if (last?.isOpen) return last;
    const next: Exchange = { blows: [], staggered: null, rested: null, isOpen: true, events: [] };
    this.#round.exchanges.push(next);
    return next;
  }

  round({ data }: GameEvent): void {
    const last = this.rounds.at(-1);
    const isPrologue = last !== undefined && !last.exchanges.length && !last.end;
    if (isPrologue) this.rounds.pop();
    this.rounds.push({ number: Number(data.round), exchanges: [], end: null, opening: isPrologue ? last.opening : [] });
  }

  played({ seat, data }: GameEvent): void {
    const exchange = this.#exchange();
    const card = String(data.card);
    exchange.blows.push({ seat: seat ?? 0, card, situation: String(data.situation) });
    exchange.isOpen = !STOPS.includes(parseFace(card).letters);
  }

  staggered({ seat }: GameEvent): void {
    const exchange = this.#exchange();
    exchange.staggered = seat;
    exchange.isOpen = false;
  }

  rested({ seat }: GameEvent): void {
    const last = this.#round.exchanges.at(-1);
    if (last) last.rested = seat;
  }

  showed({ seat, data }: GameEvent): void {
    const at = seat ?? 0;
    this.#shown[at] = [...(this.#shown[at] ?? []), String(data.card)];
    if (this.#round.end) this.#round.end.hands[at] = this.#shown[at];
  }

  round_won({ seat, data }: GameEvent): void {
    const [winner, ending] = [seat ?? 0, String(data.ending)];
    const hands = [0, 1].map((at) => this.#shown[at] ?? (ending !== "rest" && at !== winner ? [] : null));
    this.#round.end = { winner, ending, hands, points: [null, null], fame: [null, null], out: null };
    const last = this.#round.exchanges.at(-1);
    if (last) last.isOpen = false;
  }

  scored({ seat, data }: GameEvent): void {
    const { end } = this.#round;
    if (!end) return;
    end.points[seat ?? 0] = Number(data.points);
    end.fame[seat ?? 0] = Number(data.fame);
    end.hands[seat ?? 0] ??= [];
  }

  eliminated({ data }: GameEvent): void {
    if (this.#round.end) this.#round.end.out = Number(data.sleeve);
  }
}

export function roundsIn(events: readonly GameEvent[]): Round[] {
  const story = new Story();
  for (const event of events) story.add(event);
  return story.rounds;
}

/** Return the seat of a Last Gasp (F10.2): the only draw right after a Neurochem card, or the offer of it. */
export function lastGasp(events: readonly GameEvent[], { situation, to_act: actor }: View): number | null {
  if (situation === "last_gasp") return actor;
  const drew = events.find(({ kind }, i) => kind === "drew" && events[i - 1]?.kind === "played" && isNeurochem(events[i - 1]));
  return drew?.seat ?? null;
}

function isNeurochem(event: GameEvent | undefined): boolean {
  return familyOf(parseFace(String(event?.data.card)).letters) === "neurochem";
}

/** Return the attack that an exchange ended with: the last card, if it is one. */
export function lastAttack({ blows }: Exchange): Blow | null {
  const last = blows.at(-1);
  if (!last) return null;
  const { letters } = parseFace(last.card);
  return familyOf(letters) === "trick" || STOPS.includes(letters) ? null : last;
}
