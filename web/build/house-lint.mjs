// Project rules that no other linter knows: no module's name outside the boards, no title's name outside the boards, every label
// used by the page is in the English catalogue, and no style sheet of a page styles a board: a sheet stays loaded when its page
// is left, so a class that a board also has would change the board's look.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const titles = readdirSync(join(source, "boards"), { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== "plain").map((one) => one.name);
const modules = ["commodities_taxes", "forecast_dice", "first_player_card", "advanced_board", "investor_auction", "strategy_cards", "purchase_option", "small_caps", "magnates"];
const free = [/^boards\//, /\.test\.ts$/, /^words\/made\//, /^art\/made\//];
const labels = JSON.parse(readFileSync(join(source, "words/made/en.json"), "utf8"));

const files = readdirSync(source, { recursive: true }).map(String).filter((file) => /\.(svelte|ts)$/.test(file));
const faults = [];
for (const file of files) {
  const text = readFileSync(join(source, file), "utf8").replace(/<!--[^]*?-->|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  const name = relative(source, join(source, file));
  if (!free.some((one) => one.test(name))) {
    for (const word of modules) if (text.includes(word)) faults.push(`${name}: names the module ${word}`);
    for (const word of titles) if (new RegExp(`["'\`/]${word}["'\`/]`).test(text)) faults.push(`${name}: names the title ${word}`);
  }
  if (/^boards\/(?!plain)/.test(name)) continue;
  for (const [, key] of text.matchAll(/\bsay\("([\w.-]+)"/g)) if (!(key in labels)) faults.push(`${name}: texts/en/page.toml has no label ${key}`);
}

const shared = ["tokens", "fonts", "base", "components", "shell", "play"];
const styles = fileURLToPath(new URL("../styles/", import.meta.url));
const worn = new Map(); // class → the board's file that has it
for (const file of files.filter((name) => /^boards\/.*\.svelte$/.test(name)))
  for (const [, list, one] of readFileSync(join(source, file), "utf8").matchAll(/class="([^"]*)"|class:([\w-]+)/g))
    for (const name of (one ?? list).replace(/\{[^}]*\}/g, " ").split(/\s+/)) worn.set(name, file);
for (const sheet of readdirSync(styles).filter((file) => file.endsWith(".css") && !shared.includes(file.slice(0, -4)))) {
  const rules = readFileSync(join(styles, sheet), "utf8").replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{/g);
  const firsts = [...rules].flatMap(([, selectors]) => selectors.split(",")).map((selector) => /^\s*\.([\w-]+)(?=$|[\s:>+~])/.exec(selector)?.[1]);
  for (const name of new Set(firsts)) if (name && worn.has(name)) faults.push(`styles/${sheet}: .${name} would dress ${worn.get(name)}; put it under its page's own class`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
