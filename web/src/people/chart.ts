/** The geometry of a rating curve. */

import type { LevelTally, RatingPoint } from "../lib/wire";

/** The least height of the drawing; beside a long list it is higher. */
export const HEIGHT = 190;
const LEFT = 36;
const TOP = 16;
const BOTTOM = 24;
/** Room for the faces of the bots and their ratings. */
const SCALE_WIDTH = 60;
const LEAST_SPAN = 240;
/** Marks that are nearer than this in pixels would overlap. */
const APART = 17;

export interface Mark {
  y: number;
  rating: number;
  level: string | null;
}

export interface Chart {
  line: string;
  area: string;
  last: { x: number; y: number; rating: number };
  label: { x: number; y: number; anchor: "start" | "end" };
  marks: Mark[];
  days: { x: number; label: string }[];
  summary: string;
}

export interface Size {
  width: number;
  height: number;
}

type DayName = (at: number) => string;

/** Return the drawing; points are evenly spaced, because games cluster on a few days. */
export function chartOf(points: readonly RatingPoint[], levels: readonly LevelTally[], { width, height }: Size, day: DayName): Chart | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const rated = levels.filter((level): level is LevelTally & { rating: number } => level.rating !== null);
  const right = width - (rated.length ? SCALE_WIDTH : 12);
  const [low, high] = spanOf([...points.map(({ rating }) => rating), ...nearest(rated, last.rating)]);
  const x = (n: number): number => round(points.length > 1 ? LEFT + ((right - LEFT) * n) / (points.length - 1) : (LEFT + right) / 2);
  const y = (rating: number): number => round(TOP + ((height - TOP - BOTTOM) * (high - rating)) / (high - low));
  const placed = points.map(({ rating }, n) => `${x(n)} ${y(rating)}`);
  const line = `M${placed.join("L")}`;
  const end = { x: x(points.length - 1), y: y(last.rating), rating: last.rating };
  return {
    line,
    area: `${line}L${end.x} ${height - BOTTOM}L${x(0)} ${height - BOTTOM}Z`,
    last: end,
    label: { x: end.x - 8, y: Math.max(12, end.y - 10), anchor: "end" },
    marks: [...levelMarks(rated, y, low, high), ...lineMarks(y, low, high)],
    days: daysOf(first, last, x(0), right, day),
    summary: `${first.rating} → ${last.rating}`,
  };
}

/** Return the ratings of the levels just below and just above: the next goal belongs in the picture. */
function nearest(rated: readonly { rating: number }[], rating: number): number[] {
  const all = rated.map((level) => level.rating);
  const below = all.filter((it) => it <= rating);
  const above = all.filter((it) => it > rating);
  return [...(below.length ? [Math.max(...below)] : []), ...(above.length ? [Math.min(...above)] : [])];
}

function spanOf(ratings: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const more = Math.max(20, (LEAST_SPAN - (high - low)) / 2);
  return [low - more, high + more];
}

function levelMarks(rated: readonly { level: string; rating: number }[], y: (rating: number) => number, low: number, high: number): Mark[] {
  const marks: Mark[] = [];
  for (const { level, rating } of rated.filter((it) => it.rating > low && it.rating < high)) {
    const mark = { y: y(rating), rating: Math.round(rating), level };
    if (marks.every((other) => Math.abs(other.y - mark.y) >= APART)) marks.push(mark);
  }
  return marks;
}

function lineMarks(y: (rating: number) => number, low: number, high: number): Mark[] {
  const step = high - low > 800 ? 400 : high - low > 400 ? 200 : 100;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step).map((rating) => ({ y: y(rating), rating, level: null }));
}

function daysOf(first: RatingPoint, last: RatingPoint, left: number, right: number, day: DayName): Chart["days"] {
  const [from, to] = [day(first.at), day(last.at)];
  return from === to ? [{ x: right, label: to }] : [{ x: left, label: from }, { x: right, label: to }];
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
