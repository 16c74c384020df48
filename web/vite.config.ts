import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { GAME_NAMES } from "./scripts/game_names.ts";
import { offline } from "./scripts/offline.ts";

// The messages are files of the Python package, outside of this folder.
const repository = new URL("..", import.meta.url).pathname;

// The front page needs the messages of all games.
const first = ["common", "web", "bots", ...GAME_NAMES].join("|");
const FIRST_MESSAGES = new RegExp(`(?:locales/(\\w\\w)/(?:${first})\\.ftl|lib/languages/(\\w\\w)\\.ts)`);

function messagesChunk(id: string): string | null {
  const found = FIRST_MESSAGES.exec(id);
  return found && `messages-${found[1] ?? found[2]}`;
}

// The code of the first view is in few files, because each costs a round trip.
const GROUPS = [
  { name: messagesChunk, priority: 3 },
  { name: "app", test: /node_modules|vite\/|web\/src\/(?:main|app|live)|web\/src\/lib\/(?!languages|synth)|people\/(?:session|account_preferences|notices)/, priority: 4 },
  { name: "front", test: /web\/src\/lobby\/(?:FrontPage|Hero|LazyPanel|BotLevels|PlayTerms|GameSwitch|PlayerCount|PlayPeople|OpenTables|QuickMatch|panels|table_)/, priority: 1 },
];

const STANDALONE = "standalone";

/** Put the scripts and styles of a replay into its page, which is then one file, and leave out the message files of the
 * pages: the file has its own. */
function standalone(): Plugin {
  const own = new URL("src/standalone/message_files.ts", import.meta.url).pathname;
  return {
    name: STANDALONE,
    enforce: "pre",
    resolveId: (source) => (source === "./message_files" ? own : null),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const parts = Object.values(bundle);
        const page = parts.find((part) => part.type === "asset" && part.fileName === "standalone.html");
        if (page?.type !== "asset") throw new Error("the build has no standalone.html");
        const style = parts.flatMap((part) => (part.type === "asset" && part.fileName.endsWith(".css") ? [String(part.source)] : [])).join("");
        const script = parts.flatMap((part) => (part.type === "chunk" ? [part.code] : [])).join("");
        const [head, body] = [`<style>${style}</style></head>`, `<script type="module">${script.replaceAll("</script", "<\\/script")}</script></body>`];
        const html = String(page.source).replace(/<(script|link) [^>]*(src|href)="[^"]*assets[^>]*>(<\/script>)?/g, "");
        for (const name of Object.keys(bundle)) delete bundle[name];
        // A function, because a string would interpret `$`.
        const source = html.replace("</head>", () => head).replace("</body>", () => body);
        this.emitFile({ type: "asset", fileName: ".standalone.html", source });
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting(), mode === STANDALONE ? standalone() : offline()],
  server: {
    fs: { allow: [repository] },
    // The proxy keeps the Host header, because `undercard serve` compares it with the Origin.
    proxy: { "/api": { target: process.env.UNDERCARD_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "dist",
    target: "es2022",
    // A file has no other files beside it.
    ...(mode === STANDALONE && { assetsInlineLimit: 1_000_000, modulePreload: false, copyPublicDir: false }),
    rolldownOptions:
      mode === STANDALONE
        ? { input: ["standalone.html"], output: { codeSplitting: false } }
        : {
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
