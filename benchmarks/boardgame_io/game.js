// A stand-in for the benchmark without Undercard's rules: a duel of two decks and hidden hands, with
// moves and views of about the same size as in Fightdrome. It has no end.
import { createRequire } from "node:module";

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const KINDS = ["K", "P", "G", "T"];
const VALUES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110];
const DECK = KINDS.flatMap((kind) => VALUES.map((value) => `${kind}${value}`));
const HAND = 7;
const STAGGER = "stagger";

const valueOf = (card) => Number(card.slice(1));
const answers = (card, attack) => card[0] === attack[0] && valueOf(card) > valueOf(attack);

function legal(G, seat) {
  if (G.next !== seat) return [];
  const hand = G.secret.hands[seat];
  return G.attack === null ? hand : [...hand.filter((it) => answers(it, G.attack)), STAGGER];
}

function draw(G, seat, random) {
  const { hands, piles } = G.secret;
  while (hands[seat].length < HAND) {
    if (piles[seat].length === 0) {
      piles[seat] = random.Shuffle(G.discards[seat]);
      G.discards[seat] = [];
    }
    hands[seat].push(piles[seat].pop());
  }
}

function setup({ random }) {
  const G = {
    secret: { hands: [[], []], piles: [random.Shuffle(DECK), random.Shuffle(DECK)] },
    discards: [[], []],
    attack: null,
    last: [null, null],
    fame: [0, 0],
    round: 1,
    next: 0,
    events: [],
  };
  for (const seat of [0, 1]) draw(G, seat, random);
  return G;
}

function act({ G, random }, action) {
  const seat = G.next;
  if (!legal(G, seat).includes(action)) return INVALID_MOVE;
  G.last[seat] = action;
  G.next = 1 - seat;
  G.events = [{ kind: action === STAGGER ? "staggered" : "played", seat, data: { action } }];
  if (action === STAGGER) {
    G.fame[1 - seat] += valueOf(G.attack);
    G.attack = null;
    G.round += 1;
    for (const each of [0, 1]) draw(G, each, random);
  } else {
    const hand = G.secret.hands[seat];
    hand.splice(hand.indexOf(action), 1);
    G.discards[seat].push(action);
    G.attack = action;
  }
}

const supplies = (cards) =>
  Object.fromEntries(KINDS.map((kind) => [kind, cards.filter((it) => it[0] === kind).length]));

// The rest of a deck, in an order that reveals nothing.
const unseen = (G, seat) => DECK.filter((card) => !G.discards[seat].includes(card));

function fighter(G, seat, isOwn) {
  const hand = G.secret.hands[seat];
  const left = unseen(G, seat);
  return {
    hand: isOwn ? hand : null,
    hand_size: hand.length,
    pile_size: G.secret.piles[seat].length,
    discard: G.discards[seat],
    supplies: supplies(left),
    known: isOwn ? left.filter((card) => !hand.includes(card)) : left,
    last: G.last[seat],
    fame: G.fame[seat],
  };
}

function playerView({ G, playerID }) {
  const seat = Number(playerID);
  const { round, next, attack, events } = G;
  return {
    round,
    to_act: next,
    situation: attack === null ? "lead" : "answer",
    live: attack,
    fighters: [0, 1].map((it) => fighter(G, it, it === seat)),
    legal: legal(G, seat),
    events,
  };
}

export const duel = {
  name: "duel",
  setup,
  playerView,
  // Not sent to the clients before the server has checked it, as in Undercard.
  moves: { act: { move: act, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  disableUndo: true,
};
