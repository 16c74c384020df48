/** The current address, from the browser's history. Links are plain `<a href>`: a click on an
 * internal one changes the page without a reload. */

import { keepPlace, leavePlace, restorePlace } from "./place";

/** Path parameters by name: `/table/:table` has one. */
export type Params = Record<string, string>;

/** Return the parameters of a path that matches the pattern, or null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** Whether the reader has come to this page by Back or Forward. */
  isReturn = false;

  /** Listen to the history and to clicks on links. Called once, by the shell. */
  start(): void {
    window.addEventListener("popstate", () => {
      this.isReturn = location.pathname !== this.path;
      this.#read();
    });
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(href: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", href);
    else {
      keepPlace();
      history.pushState(null, "", href);
    }
    this.isReturn = false;
    leavePlace();
    this.#read();
    if (!replace && !location.hash) window.scrollTo(0, 0);
  }

  /** Scroll to where the reader left this page. Called by the shell when it shows another page. */
  arrive(): void {
    if (this.isReturn) restorePlace();
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
