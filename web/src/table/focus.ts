/** Whoever plays by keys keeps their place: when what had the focus is gone, the next choice has
 * it, and while others act it waits at the table. Whoever uses a mouse is left alone. */

const CHOICE = '[data-choices] button:not([aria-disabled="true"], :disabled)';

/** For as long as the table is there. */
export function keepFocus(table: HTMLElement): () => void {
  let isByKey = false;
  const press = (): void => void (isByKey = true);
  const point = (): void => void (isByKey = false);
  const mend = (): void => {
    if (isByKey && isLost(table)) goTo(table);
  };
  // Between two places the focus is nowhere for a moment: whoever tabs on must not be brought back.
  const changes = new MutationObserver(() => void setTimeout(mend));
  window.addEventListener("keydown", press, true);
  window.addEventListener("pointerdown", point, true);
  changes.observe(table, { subtree: true, childList: true, attributeFilter: ["inert", "aria-disabled"] });
  return () => {
    window.removeEventListener("keydown", press, true);
    window.removeEventListener("pointerdown", point, true);
    changes.disconnect();
    isByKey = false;
  };
}

/** To the first thing that can be done now. */
export function goTo(table: HTMLElement): void {
  const choices = [...table.querySelectorAll<HTMLElement>(CHOICE)];
  (choices.find((choice) => !choice.closest("[inert]")) ?? table).focus();
}

/** What flies away is inert, and no place to be. */
function isLost(table: HTMLElement): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === table || at.closest("[inert]") !== null;
}
