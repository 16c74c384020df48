/** The parts that a game can provide in the browser.
 *
 * A game exports its parts as `game` from `games/<game>/index.ts`. A game without a folder uses the
 * generic table, and pages omit the other parts. */

import type { Component, Snippet } from "svelte";
import type { Example, ExampleChoice } from "../help/example";
import type { Preset, Question } from "../lab/question.svelte";
import type { Area } from "../lib/messages.svelte";
import type { Pace } from "../lib/pace.svelte";
import type { SoundCue } from "../lib/synth";
import type { Entry, GameEvent, GameView, Odds, TableBox } from "../lib/wire";
import type { CardProps } from "../reference/reference";

export type Lazy<T> = () => Promise<{ default: T }>;

/** The action that a lesson asks for. The table marks its card, its cell or its button. */
export interface Wanted {
  action: string;
  /** The last cell of a walk that starts with the action. */
  to: string | null;
}

/** Sounds belong to the start of an event, the log to its end. */
export type Moment = "begun" | "seen";

/** The properties of every table. */
export interface TableProps<View extends GameView = GameView, Box = unknown> {
  view: View;
  names: readonly string[];
  box: Box;
  options: TableBox["options"];
  onaction: (action: string) => void;
  /** Takes a route as a whole; without it, a table sends its steps one by one. */
  onwalk?: (way: readonly string[]) => void;
  /** Return the rule against an action, or null. */
  why?: (action: string) => string | null;
  /** The reachable cells, each with the previous cell of its route. */
  ways?: Readonly<Record<string, string>>;
  /** The chances of each legal action with dice. */
  odds?: Readonly<Record<string, Odds>>;
  wanted?: Wanted | null;
  /** On the page of a puzzle, whether its only choice has been made. */
  puzzle?: "asked" | "answered" | null;
  /** Whether the reader is a spectator of a running game. */
  isWatched?: boolean;
  /** Whether the reader plays this game now; false for spectators, in lessons and in replays. */
  isPlaying?: boolean;
  /** Whether the server has not taken the reader's last action yet. */
  isUnsent?: boolean;
  /** The seat that has been thinking for long, for a game that shows it. */
  thinker?: number | null;
  /** The events since the previous view; a new list for each step. */
  events?: readonly GameEvent[];
  /** All events up to this view, without what was taken back, where the page knows them. */
  past?: readonly GameEvent[];
  /** The levels of the bots, by seat; null for a person. */
  levels?: readonly (string | null)[];
  /** The clock of a seat, if the game has clocks. */
  clock?: Snippet<[seat: number]> | undefined;
  /** Called when the table shows events; for one that takes a while, such as a roll, when it begins and when it
   * has been seen. */
  onhappen?: (events: readonly GameEvent[], moment?: Moment) => void;
  /** The speed and the pauses of the turns of others, for a table that animates them. */
  pace?: Pace;
  /** The index of the first event to animate; those before it have been shown. */
  startAt?: number;
}

/** Part of what has happened: a card, the move of a figure. */
export interface MarkProps<View extends GameView = GameView, Box = unknown> {
  events: readonly GameEvent[];
  view: View;
  names: readonly string[];
  box: Box;
}

/** How a game divides its events into entries, for the strip of recent turns and the list of a replay. */
export interface GameEntries<View extends GameView = GameView, Box = unknown> {
  /** Return the indices at which an entry begins; what comes before the first one is left out. */
  starts(events: readonly GameEvent[]): number[];
  /** Return the events of an entry that need a sentence. */
  reported(events: readonly GameEvent[]): readonly GameEvent[];
  /** Whether an event begins a turn or a round, as a heading in the list of a replay. */
  isHeading(event: GameEvent): boolean;
  /** An entry as a small picture. */
  Mark: Component<MarkProps<View, Box>>;
}

export interface LogProps<View extends GameView = GameView, Box = unknown> {
  /** The log without what was taken back. */
  entries: readonly Entry[];
  view: View;
  names: readonly string[];
  box: Box;
  /** Return a step at the table as a sentence, or null for a move. */
  aside(entry: Entry): string | null;
}

/** The table of a game: the view as a board and as text, and the sounds of events. */
export interface GameTable<View extends GameView = GameView, Box = unknown> {
  /** The message files that it needs. */
  areas: Area[];
  Board: Component<TableProps<View, Box>>;
  text: Lazy<Component<TableProps<View, Box>>>;
  /** The log in a form of the game; without it, the log is a list of sentences. */
  log?: Lazy<Component<LogProps<View, Box>>>;
  /** Its entries as pictures; without it, every event is a sentence. */
  entries?: GameEntries<View, Box>;
  /** The cards seen so far. */
  tracker?: Lazy<Component<{ view: View; names: readonly string[]; box: Box }>>;
  /** Return an event as a sentence. */
  line(event: GameEvent, view: View, names: readonly string[], box: Box): string;
  actionName(action: string, view: View, box: Box): string;
  sound(event: GameEvent, reader: number | null): SoundCue | null;
  /** Whether the log shows the event only on request. */
  isDetail?(event: GameEvent): boolean;
  /** Whether it animates events one by one and calls `onhappen` for each, so that sounds match. */
  isPaced?: boolean;
  /** Whether its board shows the clocks; otherwise, and above its text, the bar does. */
  hasClocks?: boolean;
  /** Whether its board shows who has been thinking for long; otherwise the bar does. */
  showsThinking?: boolean;
  /** Whether its board shows all cards once the game is over. */
  opensCards?: boolean;
  /** Whether it plays cards chosen ahead and the only legal action, as the player prefers. */
  hasAutomation?: boolean;
  /** Whether the number keys choose actions. */
  hasNumberKeys?: boolean;
  /** Whether the texts of events and actions come from the server. */
  needsServerTexts?: boolean;
}

/** A finished game. */
export interface EndProps<View extends GameView = GameView, Box = unknown> {
  view: View;
  /** The final view with all cards open, once it is loaded. */
  open: View | null;
  names: readonly string[];
  box: Box;
  options: TableBox["options"];
  /** The log without what was taken back. */
  entries: readonly Entry[];
  /** The levels of the bots, by seat; null for a person. */
  levels: readonly (string | null)[];
}

/** A number worth talking about. */
export interface Remark {
  value: string;
  about: string;
}

/** The count at the end. */
export interface CountProps<View extends GameView = GameView, Box = unknown> extends EndProps<View, Box> {
  /** Called when everything is counted. */
  oncounted?: () => void;
}

/** What a game adds to the scene at its end. Without it, the scene shows the points of each player. */
export interface GameEnding<View extends GameView = GameView, Box = unknown> {
  areas: Area[];
  /** Return why the game ended, in one sentence for the reader. */
  reason(end: EndProps<View, Box>): string;
  /** Return up to three. */
  remarks(end: EndProps<View, Box>): Remark[];
  /** The revealed cards and the count. */
  Count: Component<CountProps<View, Box>>;
  /** Whether the count leads to the result, which then waits for it. */
  countsFirst?: boolean;
  /** The winner and the others; of a game that was stopped, too. */
  Faces?: Component<EndProps<View, Box> & { winners: readonly number[] }>;
}

/** What a game adds to histories and profiles: names and pictures of what a person played with. */
export interface GameProfile {
  /** Return the name of a value of a trait. */
  valueName(trait: string, value: string): string;
  /** The traits whose values have a picture. */
  pictured: readonly string[];
  Value: Component<{ trait: string; value: string }>;
  /** The face that stands for a person, always the same for an id. */
  Person?: Component<{ id: string }>;
  /** The face of a level. */
  Bot?: Component<{ level: string }>;
  Card?: Component<{ card: string; named?: boolean }>;
}

/** A game at a glance, on the front page and in the list of games to watch. */
export interface GameGlance<View extends GameView = GameView, Box = unknown> {
  areas: Area[];
  /** A small picture of the table, 16 to 9, without text. */
  Miniature: Component<MiniatureProps<View, Box>>;
  /** Return what the player to act is asked for. */
  asked(view: View, names: readonly string[], box: Box): string;
  /** Return how far the game is. */
  progress(view: View): string;
}

export interface MiniatureProps<View extends GameView = GameView, Box = unknown> {
  view: View;
  box: Box;
  /** The levels of the bots, by seat; null for a person. */
  levels: readonly (string | null)[];
}

/** What an invited friend sees of a game: its idea in one picture. */
export interface GamePitch {
  areas: Area[];
  Picture: Component<{ host: string }>;
}

/** A lesson; its name is part of its address and of its messages. */
export interface LessonPart {
  name: string;
  /** Generated by `scripts/<game>/make_lesson.py`. */
  load: Lazy<unknown>;
}

/** The lab's form for values of the box. */
export interface LabForm {
  presets: Preset[];
  Form: Component<{ question: Question }>;
}

export interface BrowserGame {
  table: Lazy<GameTable>;
  /** The end of a game; loaded when it is over. */
  ending?: Lazy<GameEnding>;
  profile?: Lazy<GameProfile>;
  /** The address of a scene that shows what the game feels like. */
  poster?: string;
  /** Return the address of the face of a level. */
  face?: (level: string) => string | undefined;
  glance?: Lazy<GameGlance>;
  pitch?: Lazy<GamePitch>;
  /** The address of an SVG file with a symbol for each achievement. */
  badges?: Lazy<string>;
  /** Illustrates a rule; empty for a rule without a picture. */
  rulePicture?: Lazy<Component<{ rule: string }>>;
  reference?: Lazy<Component<CardProps>>;
  /** In the order of learning. */
  lessons?: readonly LessonPart[];
  example?: Lazy<{ example: Example; Choices: Component<ExampleChoice> }>;
  lab?: Lazy<LabForm>;
}

/** Forget the types of the view and the box: the server tags views, so a table gets only those of its game. */
export function asTable<View extends GameView, Box>(table: GameTable<View, Box>): GameTable {
  return table as unknown as GameTable;
}

/** The same for the end of a game. */
export function asEnding<View extends GameView, Box>(ending: GameEnding<View, Box>): GameEnding {
  return ending as unknown as GameEnding;
}

/** The same for a game at a glance. */
export function asGlance<View extends GameView, Box>(glance: GameGlance<View, Box>): GameGlance {
  return glance as unknown as GameGlance;
}
