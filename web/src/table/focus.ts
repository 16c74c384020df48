/** Keyboard focus at a table. When the focused element disappears, the next choice gets the focus, or
 * the table while others act. Mouse users are not affected. */

/** A pressed button is a choice for a later turn. */
const CHOICE = '[data-choices] button:not([aria-disabled="true"], [aria-pressed], :disabled)';

/** Keep the focus until the returned function is called. */
export function keepFocus(table: HTMLElement): () => void {
  let isByKey = false;
  const press = (): void => void (isByKey = true);
  const point = (): void => void (isByKey = false);
  const restore = (): void => {
    if (isByKey && isLost(table)) focusFirstChoice(table);
  };
  // While Tab moves the focus, no element has it for a moment; that must not move it back.
  const changes = new MutationObserver(() => void setTimeout(restore));
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

/** Focus the first available choice, or the table. */
export function focusFirstChoice(table: HTMLElement): void {
  const choices = [...table.querySelectorAll<HTMLElement>(CHOICE)];
  (choices.find((choice) => !choice.closest("[inert]")) ?? table).focus();
}

/** Cards that fly away are inert and must not keep the focus. */
function isLost(table: HTMLElement): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === table || at.closest("[inert]") !== null;
}
