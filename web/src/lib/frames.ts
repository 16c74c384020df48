/** Frames of the page. */

/** Resolve after the next frame: what is loaded then does not delay what is shown first. */
export function nextFrame(): Promise<void> {
  return new Promise((done) => void requestAnimationFrame(() => setTimeout(done)));
}
