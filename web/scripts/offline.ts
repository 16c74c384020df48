/** Part of the build: the service worker with the list of files it keeps, and the web manifests. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";
import { GAME_NAMES } from "./game_names.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const LANGUAGES = ["en", "de", "fr", "es"];
const DEFAULT = "en";
const OFFLINE = /const OFFLINE = .*;/;
/** The pages that need no server, and what games show on them. */
const MODULES = /web\/src\/(?:main\.ts|lib\/synth\.ts|(?:help\/(?:Learn|Rules|Example)|reference\/Reference|offline\/Offline)Page\.svelte|games\/[\w-]+\/(?:index\.ts|table\.ts|example\.ts|(?!LabForm|Profile|End|ScoreSheet)\w+\.svelte|portraits\.\w+|lessons\/\w+\.json))/;
/** The messages of these pages: files of all games, and files of one game. */
const MESSAGES = new RegExp(`locales/(\\w\\w)/(?:common|bots|web|web-(?:help|example|reference|offline|errors)|(?:(?:play|web|web-(?:help|example|reference|words))-|rules/)?(?:${GAME_NAMES.join("|")}))\\.ftl`);
/** What reference cards request: the games, and what each is usually played with. */
const DATA = ["/api/games", ...GAME_NAMES.map((game) => `/api/games/${game}/box`)];
const THEME = "#0c0a16";

export function offline(): Plugin {
  return {
    name: "undercard-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = readFileSync(new URL("../src/offline/worker.js", import.meta.url), "utf8");
      const list = `const OFFLINE = ${JSON.stringify(listFiles(bundle))};`;
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker.replace(OFFLINE, () => list) });
      for (const language of LANGUAGES) {
        const name = language === DEFAULT ? "manifest" : `manifest-${language}`;
        this.emitFile({ type: "asset", fileName: `${name}.webmanifest`, source: JSON.stringify(manifest(language)) });
      }
    },
  };
}

/** Return the files by language, and the addresses of data; the version changes with each of them. */
export function listFiles(bundle: Bundle): { version: string; shell: string[]; languages: Record<string, string[]>; data: string[] } {
  const shell = new Set<string>();
  const languages = Object.fromEntries(LANGUAGES.map((language) => [language, new Set<string>()]));
  for (const chunk of chunksOf(bundle)) {
    if (chunk.moduleIds.some((id) => MODULES.test(id))) addWithImports(bundle, chunk, shell);
    for (const language of messagesIn(chunk)) addWithImports(bundle, chunk, languages[language] ?? shell);
  }
  for (const files of Object.values(languages)) for (const file of shell) files.delete(file);
  const found = { shell: paths(shell), languages: Object.fromEntries(Object.entries(languages).map(([language, files]) => [language, paths(files)])), data: DATA };
  return { version: createHash("sha256").update(JSON.stringify(found)).digest("hex").slice(0, 12), ...found };
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((it): it is Chunk => it.type === "chunk");
}

/** The numbers of English rules are in every language: lessons link to them. */
function messagesIn({ moduleIds }: Chunk): string[] {
  const wanted = moduleIds.flatMap((id) => MESSAGES.exec(id)?.[0] ?? []);
  return [...new Set(wanted.flatMap((id) => (id.startsWith(`locales/${DEFAULT}/rules`) ? LANGUAGES : [id.slice(8, 10)])))];
}

function addWithImports(bundle: Bundle, chunk: Chunk, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) files.add(file);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") addWithImports(bundle, imported, files);
  }
}

function paths(files: Set<string>): string[] {
  return [...files].sort().map((file) => `/${file}`);
}

function manifest(language: string): object {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const area of ["common", "web", "web-offline"]) bundle.addResource(new FluentResource(readMessages(language, area)));
  const text = (id: string): string => {
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`${language}: no message ${id} for the manifest`);
    return bundle.formatPattern(value);
  };
  const icon = (size: number, purpose: string): object => ({ src: `/icons/${purpose === "maskable" ? "maskable-" : ""}${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose });
  const shortcut = (name: string, url: string, file: string): object => ({ name, url, icons: [{ src: `/icons/${file}.png`, sizes: "96x96", type: "image/png" }] });
  return {
    id: "/",
    name: "Undercard",
    short_name: "Undercard",
    description: text("offline-app-about"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: THEME,
    theme_color: THEME,
    categories: ["games"],
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
    shortcuts: [shortcut(text("offline-learn"), "/learn", "learn"), shortcut(text("offline-games"), "/games", "games"), shortcut(text("offline-profile"), "/profile", "profile")],
  };
}

function readMessages(language: string, area: string): string {
  return readFileSync(new URL(`../../src/undercard/locales/${language}/${area}.ftl`, import.meta.url), "utf8");
}
