// Laws of the house that no linter knows: no module's name outside the boards, no title's name outside its board, its lesson and
// pages/titles.ts, and every label that the page says stands in the English catalogue.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const titles = ["stockpile", "stonks", "wall-street-1920"];
const modules = ["commodities_taxes", "forecast_dice", "first_player_card", "advanced_board", "investor_auction", "strategy_cards", "purchase_option", "small_caps", "magnates"];
const free = [/^boards\//, /^lessons\//, /^pages\/titles\.ts$/, /\.test\.ts$/, /^words\/made\//, /^art\/made\//];
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
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
