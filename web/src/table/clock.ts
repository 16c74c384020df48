/** The arithmetic of `table/clock.py`, to show what the server will say. */

import type { Clock } from "../lib/wire";

const HOUR = 3600;

export function secondsLeft(clock: Clock, seat: number, at: number): number {
  const spent = clock.running === seat ? Math.max(0, at - clock.since) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

/** `4:09`, `1:02:03`; tenths when it gets tight. */
export function clockText(left: number): string {
  if (left < 10) return (Math.floor(left * 10) / 10).toFixed(1);
  const whole = Math.floor(left);
  const [hours, minutes, seconds] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60];
  const parts = hours > 0 ? [hours, two(minutes), two(seconds)] : [minutes, two(seconds)];
  return parts.join(":");
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
