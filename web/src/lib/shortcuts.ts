/** Whether a key event can be a shortcut: unhandled, without modifiers, outside of fields and dialogs. */
export function isShortcut(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
  return !event.defaultPrevented && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}
