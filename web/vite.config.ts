import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The messages are files of the Python package, outside of this folder.
const repository = new URL("..", import.meta.url).pathname;

// The front page needs the messages of all games.
const games = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const first = ["common", "web", "bots", ...games.map(({ name }) => name)].join("|");
const FIRST_MESSAGES = new RegExp(`(?:locales/(\\w\\w)/(?:${first})\\.ftl|lib/languages/(\\w\\w)\\.ts)`);

function messagesChunk(id: string): string | null {
  const found = FIRST_MESSAGES.exec(id);
  return found && `messages-${found[1] ?? found[2]}`;
}

// The code of the first view is in few files, because each costs a round trip.
const GROUPS = [
  { name: messagesChunk, priority: 3 },
  { name: "app", test: /node_modules|vite\/|web\/src\/(?:main|app|live)|web\/src\/lib\/(?!languages)|people\/(?:session|account_preferences|notices)/, priority: 4 },
  { name: "front", test: /web\/src\/lobby/, priority: 1 },
];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting()],
  server: {
    fs: { allow: [repository] },
    // The proxy keeps the Host header, because `undercard serve` compares it with the Origin.
    proxy: { "/api": { target: process.env.UNDERCARD_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "dist",
    target: "es2022",
    rolldownOptions: {
      // The review page is for developers; `vite build --mode review` builds it.
      input: mode === "review" ? ["index.html", "dev.html"] : ["index.html"],
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  // No test depends on time: the timeouts are for tests that would never end.
  test: {
    environment: "happy-dom",
    pool: "threads", // a process for each file takes a third more time
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
    unstubGlobals: true,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));
