/** Scenes that show everything without scrolling, whatever the length of names and texts. */

const SCALES = [1, 0.95, 0.9, 0.85, 0.8];

/** Set `--fit` to the largest scale at which the content of a scene needs no scrolling. The scene
 * applies it as the zoom of its content; below the smallest scale it scrolls. */
export function fit(scene: HTMLElement): () => void {
  let frame = 0;
  const choose = (): void => {
    for (const scale of SCALES) {
      scene.style.setProperty("--fit", String(scale));
      if (scene.scrollHeight <= scene.clientHeight) break;
    }
  };
  // In a frame of its own: a scale that changed what the observer reports would be an error.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(choose);
  });
  for (const part of [scene, ...scene.children]) observer.observe(part);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
