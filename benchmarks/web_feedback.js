// Put into a page before its own code: how long after a pointer goes down something is seen.
// `noteRest()` before the press, `await waits` after it: [the button changed, the page changed].

let pressed = null;
let rest = "";

// What is seen of a button may stand beside it.
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
  // A task after a frame's own: by then the frame has been handed over to be painted.
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
