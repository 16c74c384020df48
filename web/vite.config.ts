import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The messages are the Python package's own files, one folder up.
const repository = new URL("..", import.meta.url).pathname;

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
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));
