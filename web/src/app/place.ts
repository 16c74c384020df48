/** The place in a page, for the way back to it: browsers restore it before the page has loaded its content. */

/** The content is usually complete by then, and the reader begins to scroll. */
const SETTLED_MS = 3000;
const OWN_SCROLLING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let leave: () => void = () => {};

/** Keep the place in the entry of the history that is about to be left. */
export function keepPlace(): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === "object" ? state : null), scrollY: window.scrollY }, "");
}

/** Scroll to the place of this entry, again whenever the page grows, until the reader scrolls. */
export function restorePlace(): void {
  leavePlace();
  const place = placeIn(history.state);
  if (!place) return;
  const scroll = (): void => window.scrollTo(0, place);
  const sizes = new ResizeObserver(scroll);
  const timer = setTimeout(leavePlace, SETTLED_MS);
  for (const kind of OWN_SCROLLING) window.addEventListener(kind, leavePlace, { passive: true });
  leave = () => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const kind of OWN_SCROLLING) window.removeEventListener(kind, leavePlace);
  };
  scroll();
  sizes.observe(document.body);
}

/** Stop restoring a place. */
export function leavePlace(): void {
  leave();
  leave = () => {};
}

function placeIn(state: unknown): number {
  return typeof state === "object" && state !== null && "scrollY" in state ? Number(state.scrollY) || 0 : 0;
}
