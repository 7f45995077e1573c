// Checks the compressed script size of the first page: at most 150 KB. Follows the imports of the built files.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const limit = 150_000;
const assets = fileURLToPath(new URL("../dist/assets/", import.meta.url));
const index = readFileSync(new URL("../dist/index.html", import.meta.url), "utf8");
const wanted = new Set();
function take(name) {
  if (wanted.has(name)) return;
  wanted.add(name);
  for (const [, next] of readFileSync(assets + name, "utf8").matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) take(next);
}
for (const [, name] of index.matchAll(/assets\/([\w.-]+\.js)/g)) take(name);
for (const start of ["Lobby-", "en-"]) take(readdirSync(assets).find((name) => name.startsWith(start) && name.endsWith(".js")));
const bytes = [...wanted].reduce((sum, name) => sum + gzipSync(readFileSync(assets + name)).length, 0);
console.log(`the first page loads ${(bytes / 1000).toFixed(0)} KB of script in ${wanted.size} files, compressed`);
process.exitCode = bytes > limit ? 1 : 0;
