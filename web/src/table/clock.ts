/** The arithmetic of `table/clock.py`, for the display. */

import type { Clock } from "../lib/wire";

const HOUR = 3600;

export function secondsLeft(clock: Clock, seat: number, at: number): number {
  const spent = clock.running === seat ? Math.max(0, at - clock.since) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

/** Return `4:09` or `1:02:03`; below ten seconds, also tenths. */
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
