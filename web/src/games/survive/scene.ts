/** The pieces, resources and fields on the map, and how events change them, for animations. The view
 * is authoritative; scenes are intermediate states. */

import type { GameEvent } from "../../lib/wire";
import { SEAT_LETTERS, type View } from "./view";

export interface Piece {
  figure: string;
  seat: number | null;
  cell: string | null;
  load: string;
  down: boolean;
  out: boolean;
}

export interface Scene {
  pieces: Piece[];
  lying: Record<string, string>;
  fields: string[];
}

export function sceneOf(view: View): Scene {
  const pieces = view.figures
    .filter(({ left_out }) => !left_out)
    .map(({ figure, seat, cell, load, down, out }) => ({ figure, seat, cell, load, down, out }));
  return { pieces, lying: view.lying, fields: view.fields };
}

type Change = (scene: Scene, event: GameEvent) => Scene;

const valueOf = (event: GameEvent, name: string): string => String(event.data[name] ?? "");

function changed(scene: Scene, figure: string, change: Partial<Piece>): Scene {
  return { ...scene, pieces: scene.pieces.map((piece) => (piece.figure === figure ? { ...piece, ...change } : piece)) };
}

const toCell: Change = (scene, event) => changed(scene, valueOf(event, "figure"), { cell: valueOf(event, "cell") });

function without(letters: string, letter: string): string {
  return letters.replace(letter, "");
}

function laid(scene: Scene, cell: string, letters: string): Scene {
  const { [cell]: _, ...others } = scene.lying;
  return { ...scene, lying: letters ? { ...others, [cell]: letters } : others };
}

function carries(scene: Scene, event: GameEvent, takes: boolean): Scene {
  const [figure, cell, letter] = [valueOf(event, "figure"), valueOf(event, "cell"), valueOf(event, "resource")];
  const load = scene.pieces.find((piece) => piece.figure === figure)?.load ?? "";
  const lying = scene.lying[cell] ?? "";
  const after = changed(scene, figure, { load: takes ? load + letter : without(load, letter) });
  return laid(after, cell, takes ? without(lying, letter) : lying + letter);
}

const CHANGES: Record<string, Change> = {
  placed: (scene, event) => changed(toCell(scene, event), valueOf(event, "figure"), { down: false }),
  stepped: toCell,
  pushed: toCell,
  followed: toCell,
  landed: toCell,
  stood: (scene, event) => changed(scene, valueOf(event, "figure"), { down: false }),
  knocked_down: (scene, event) => changed(scene, valueOf(event, "figure"), { down: true }),
  out: (scene, event) => changed(scene, valueOf(event, "figure"), { out: true, down: false, cell: null }),
  picked: (scene, event) => carries(scene, event, true),
  dropped: (scene, event) => carries(scene, event, false),
  lost: (scene, event) => carries(scene, event, false),
  swapped: (scene, event) => {
    const [one, other] = [valueOf(event, "figure"), valueOf(event, "other")];
    const cellOf = (label: string) => scene.pieces.find(({ figure }) => figure === label)?.cell ?? null;
    return changed(changed(scene, one, { cell: cellOf(other) }), other, { cell: cellOf(one) });
  },
  round: (scene) => ({ ...scene, pieces: scene.pieces.map((piece) => ({ ...piece, out: false })) }),
  switched: (scene, event) => {
    const passage = valueOf(event, "passage");
    const others = scene.fields.filter((name) => name !== passage);
    return { ...scene, fields: event.data.on === "yes" ? [...others, passage] : others };
  },
};

export function applyEvent(scene: Scene, event: GameEvent): Scene {
  return CHANGES[event.kind]?.(scene, event) ?? scene;
}

/** Return the view as the animation has shown it so far: the panels must not run ahead of the map.
 * `before` is the view at the start; what was revealed since then comes from the last view. */
export function viewDuring(before: View, after: View, scene: Scene, events: readonly GameEvent[], at: number): View {
  const reveals = (event: GameEvent): boolean => event.kind === "revealed" || event.kind === "round";
  const isRevealed = events.slice(0, at).some(reveals) && !events.slice(at).some(reveals);
  const { order, npc_card, used, round } = isRevealed ? after : before;
  // Only the playing cards: needs, points and goods at home may come from a later turn.
  const players = before.players.map((player, seat) => {
    const { cards, cards_left, has_bid, bid } = (isRevealed && after.players[seat]) || player;
    return { ...player, cards, cards_left, has_bid, bid };
  });
  const figures = before.figures.map((figure) => {
    const piece = scene.pieces.find((it) => it.figure === figure.figure);
    return piece ? { ...figure, cell: piece.cell, load: piece.load, down: piece.down, out: piece.out } : figure;
  });
  const shown = events.slice(0, at);
  const turned = shown.findLast(({ kind }) => kind === "turn");
  const turn = turned ? (turned.seat === null ? "N" : SEAT_LETTERS.charAt(turned.seat)) : before.turn;
  const to_act = turned ? turned.seat : before.to_act;
  const last = shown.findLast(({ kind }) => kind === "turn" || kind === "activated");
  const active = !last ? before.active : last.kind === "turn" ? null : String(last.data.figure);
  return { ...before, order, npc_card, used, round, turn, to_act, active, players, figures, lying: scene.lying, fields: scene.fields, legal: [], outcome: null, open_cards: "" };
}
