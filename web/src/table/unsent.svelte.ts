/** Marks the card or button of a move that the server has not taken yet. */

import type { Attachment } from "svelte/attachments";

export function markUnsent(isUnsent: () => boolean): Attachment<HTMLElement> {
  return (table) => {
    let clicked: Element | null = null;
    const remember = ({ target }: Event): void => {
      if (!isUnsent() && target instanceof Element) clicked = target.closest("button, [role='button']");
    };
    table.addEventListener("click", remember, { capture: true });
    $effect(() => {
      if (!isUnsent() || !clicked) return;
      const marked = clicked;
      marked.setAttribute("data-unsent", "");
      return () => marked.removeAttribute("data-unsent");
    });
    return () => table.removeEventListener("click", remember, { capture: true });
  };
}
