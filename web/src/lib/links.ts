/** Links for other people and devices, and their way to them. */

import { site } from "./site.svelte";

export const canShare = "share" in navigator;

/** Return the address of a page for other devices, which may differ from the one that this browser uses. */
export function linkTo(path: string): string {
  return site.origin + path;
}

/** Open the share sheet of the system; a player who closes it wants nothing. */
export async function share(content: ShareData): Promise<void> {
  await navigator.share(content).catch(() => {});
}

/** Copy a text; return whether the browser has done it. */
export async function copyText(text: string): Promise<boolean> {
  // Without a secure connection, as in a home network, there is only the older command.
  if (!navigator.clipboard) return copyByCommand(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyByCommand(text),
  );
}

function copyByCommand(text: string): boolean {
  let isCopied = false;
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopPropagation();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener("copy", fill, { capture: true, once: true });
  document.execCommand("copy");
  document.removeEventListener("copy", fill, { capture: true });
  return isCopied;
}
