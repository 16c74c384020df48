/** Installation as an app, where the browser offers it. */

/** Chromium's event; other browsers have the installation in their menu. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Set by index.html. */
    installOffer?: Event;
  }
}

class Install {
  #offer = $state.raw(window.installOffer as InstallOffer | undefined);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => (this.#offer = event as InstallOffer));
    window.addEventListener("appinstalled", () => (this.#offer = undefined));
  }

  get isOffered(): boolean {
    return this.#offer !== undefined;
  }

  /** Show the browser's question; an offer can be used once. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = undefined;
    delete window.installOffer;
    await offer?.prompt();
  }
}

export const install = new Install();
