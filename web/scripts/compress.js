// Leaves name.br and name.gz beside every file of a folder that gains by it: node compress.js DIST
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKABLE = /\.(css|html|ico|js|json|map|svg|txt|wasm|webmanifest)$/;
const LEAST = 512;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
  const body = readFileSync(path);
  if (body.length < LEAST) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(body, brotli));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
