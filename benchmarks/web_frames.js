// Marks the start and the end of every Stagger in the performance timeline, and records the intervals between
// its animation frames: one list per Stagger, in milliseconds.
(() => {
  const scenes = (window.sceneFrames = []);
  let current = null;
  let last = null;
  const isThere = () => document.querySelector('[data-scene="stagger"]') !== null;
  const frame = (now) => {
    if (current !== null && last !== null) current.push(now - last);
    if (current !== null && !isThere()) {
      scenes.push(current);
      current = null;
      performance.mark("scene-end");
    }
    last = now;
    requestAnimationFrame(frame);
  };
  // A mutation is reported in the task that makes it, so the task that builds the scene counts.
  const watch = () =>
    new MutationObserver(() => {
      if (current !== null || !isThere()) return;
      current = [];
      performance.mark("scene-start");
    }).observe(document, { childList: true, subtree: true });
  // Waits in the page, because a protocol message is a long task on a slowed CPU.
  window.nextDecision = (step) =>
    new Promise((done) => {
      const look = () => {
        const isNew = document.querySelector("main")?.dataset.step !== step;
        const choices = '[data-choices] :not([inert]) button:not([aria-disabled="true"], [aria-pressed]), nav.after button';
        if (isNew && current === null && document.querySelector(choices)) done();
        else requestAnimationFrame(look);
      };
      look();
    });
  watch();
  requestAnimationFrame(frame);
})();
