// Injected into a page before its own code: measures the time from a pointer press to a visible change.
// Call `noteRest()` before the press and `await waits` after it: [button change, page change].

let pressed = null;
let rest = "";

// The visible part of a button may be beside it.
function look() {
  return [...pressed.parentElement.children].map((part) => {
    const { translate, scale, transform, filter, backgroundColor } = getComputedStyle(part);
    return [translate, scale, transform, filter, backgroundColor];
  }).join();
}

window.noteRest = () => {
  pressed = [...document.querySelectorAll(":hover")].at(-1).closest("button");
  rest = look();
};

addEventListener("pointerdown", ({ timeStamp }) => {
  // A task after those of a frame runs when the frame has been handed over for painting.
  const painted = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  let isAnswered = false;
  const answered = new Promise((done) => {
    const seen = new MutationObserver(() => {
      isAnswered = true;
      seen.disconnect();
      requestAnimationFrame(() => painted().then(done));
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const felt = new Promise((done) => {
    const frame = () => {
      if (isAnswered || look() !== rest) void painted().then(done);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  window.waits = Promise.all([felt, answered]);
}, { capture: true });
