/** What a player adds to the chance of a game. */

/** A word of chance from this browser: the host cannot know it when the secret is drawn. */
export function newWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join("");
}
