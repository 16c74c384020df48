/** The visible part of the dungeon, controlled by wheel, pinch, drag, double click and buttons. */

const MARGIN = 34;
const WHOLE = { x: -MARGIN, y: -MARGIN, size: 1000 + 2 * MARGIN };
const MAX_ZOOM = 4;
const SLOP = 8;

interface Spot {
  x: number;
  y: number;
}

export class Zoom {
  x = $state(WHOLE.x);
  y = $state(WHOLE.y);
  size = $state(WHOLE.size);
  #fingers = new Map<number, Spot>();
  #moved = 0;

  isWhole = $derived(this.size >= WHOLE.size - 0.5);
  box = $derived(`${this.x} ${this.y} ${this.size} ${this.size}`);
  /** Whether the current gesture has moved the map; its click is then ignored. */
  get hasDragged(): boolean {
    return this.#moved > SLOP;
  }

  /** Zoom by a factor around a point, given as a fraction of the frame. */
  by(factor: number, at: Spot = { x: 0.5, y: 0.5 }): void {
    const size = Math.min(Math.max(this.size / factor, WHOLE.size / MAX_ZOOM), WHOLE.size);
    this.x += (this.size - size) * at.x;
    this.y += (this.size - size) * at.y;
    this.size = size;
    this.#keepInside();
  }

  fit(): void {
    this.by(0);
  }

  /** Make a point visible. */
  reveal(point: Spot): void {
    const edge = this.size * 0.12;
    this.x = Math.min(Math.max(this.x, point.x + edge - this.size), point.x - edge);
    this.y = Math.min(Math.max(this.y, point.y + edge - this.size), point.y - edge);
    this.#keepInside();
  }

  wheel(event: WheelEvent, frame: DOMRect): void {
    const isOut = event.deltaY > 0;
    // The wheel scrolls the page when the map cannot zoom out further.
    if (isOut && this.isWhole) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.0022), partOf(event, frame));
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, frame: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#moved += distance(before, now);
    if (other) this.by(distance(other, now) / Math.max(distance(other, before), 1), partOf(event, frame));
    else if (!this.isWhole && this.hasDragged) this.#pan(before, now, frame);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  toggle(event: MouseEvent, frame: DOMRect): void {
    if (this.isWhole) this.by(2.2, partOf(event, frame));
    else this.fit();
  }

  #pan(before: Spot, now: Spot, frame: DOMRect): void {
    this.x -= ((now.x - before.x) / frame.width) * this.size;
    this.y -= ((now.y - before.y) / frame.height) * this.size;
    this.#keepInside();
  }

  #keepInside(): void {
    const room = WHOLE.size - this.size;
    this.x = Math.min(Math.max(this.x, WHOLE.x), WHOLE.x + room);
    this.y = Math.min(Math.max(this.y, WHOLE.y), WHOLE.y + room);
  }
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function partOf(event: MouseEvent, frame: DOMRect): Spot {
  return { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height };
}
