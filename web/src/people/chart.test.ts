import { describe, expect, it } from "vitest";
import type { LevelTally, RatingPoint } from "../lib/wire";
import { chartOf, HEIGHT } from "./chart";

const points = (...ratings: number[]): RatingPoint[] => ratings.map((rating, n) => ({ at: n * 86400, rating }));
const level = (number: number, rating: number | null): LevelTally => ({ level: `level${number}`, number, rating, tally: { won: 0, lost: 0, drawn: 0 } });
const SIZE = { width: 360, height: HEIGHT };
const day = (at: number): string => `day ${at / 86400}`;

describe("the rating curve", () => {
  it("needs a point", () => expect(chartOf([], [], SIZE, day)).toBeNull());

  it("draws higher ratings higher, from the left to the right", () => {
    const chart = chartOf(points(1200, 1300, 1500), [], SIZE, day);
    const places = (chart?.line ?? "").slice(1).split("L").map((place) => place.split(" ").map(Number));
    expect(places.map(([x]) => x)).toEqual([...places.map(([x]) => x)].sort((a, b) => (a ?? 0) - (b ?? 0)));
    expect(places[0]?.[1]).toBeGreaterThan(places[2]?.[1] ?? HEIGHT);
    expect(chart?.last).toMatchObject({ rating: 1500 });
    expect(chart?.days.map(({ label }) => label)).toEqual(["day 0", "day 2"]);
  });

  it("shows the levels just below and just above", () => {
    const chart = chartOf(points(1350), [level(1, 1299), level(2, 1440), level(3, null), level(5, 2400)], SIZE, day);
    expect(chart?.marks.filter((mark) => mark.level).map((mark) => mark.level)).toEqual(["level1", "level2"]);
  });

  it("fills a higher box", () => {
    const lowest = (height: number): number => Math.max(...(chartOf(points(1200, 1500), [], { width: 360, height }, day)?.marks ?? []).map(({ y }) => y));
    expect(lowest(400)).toBeGreaterThan(lowest(HEIGHT) + 150);
  });

  it("stays inside its box", () => {
    const chart = chartOf(points(200, 3000, 1500), [level(1, 1299)], SIZE, day);
    for (const { y } of chart?.marks ?? []) expect(y > 0 && y < HEIGHT).toBe(true);
  });
});
