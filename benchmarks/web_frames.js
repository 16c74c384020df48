// Marks the start and the end of every scene in the performance timeline, and records the intervals between
// its animation frames: one list per scene, in milliseconds.
(() => {
  const scenes = (window.sceneFrames = []);
  let last = null;
  let current = null;
  const frame = (now) => {
    const isShown = document.querySelector('[data-scene="stagger"]') !== null;
    if (isShown && current === null) {
      current = [];
      performance.mark("scene-start");
    }
    if (isShown && last !== null) current.push(now - last);
    if (!isShown && current !== null) {
      scenes.push(current);
      current = null;
      performance.mark("scene-end");
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
