import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The messages are the Python package's own files, one folder up.
const repository = new URL("..", import.meta.url).pathname;

// The front page names all games and their options.
const games = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const FIRST_WORDS = new RegExp(`locales/(\\w\\w)/(?:${["common", "web", "bots", ...games.map(({ name }) => name)].join("|")})\\.ftl`);

// What the first view needs comes in few files: each is a way to the server and back.
const GROUPS = [
  { name: (id: string) => (FIRST_WORDS.test(id) ? `words-${FIRST_WORDS.exec(id)?.[1]}` : null), priority: 3 },
  { name: "app", test: /node_modules|vite\/|web\/src\/(?:main|app|live)|web\/src\/lib\/|people\/(?:session|kept|waiting)/, priority: 2 },
  { name: "front", test: /web\/src\/lobby/, priority: 1 },
];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting()],
  server: {
    fs: { allow: [repository] },
    // `undercard serve` beside it; its own address is kept, by which the server knows its pages.
    proxy: { "/api": { target: process.env.UNDERCARD_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "dist",
    target: "es2022",
    rolldownOptions: {
      // The review page is for us: it is built only when asked for (`vite build --mode review`).
      input: mode === "review" ? ["index.html", "dev.html"] : ["index.html"],
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  // No test depends on time: these limits are for those that would never end.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
    unstubGlobals: true,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));
