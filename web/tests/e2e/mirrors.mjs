// The same seat in further browsers, each in a language of its own: they see every update that the player's page sees, and
// remember every word that was on their screens. Afterwards none of it may be English.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { person } from "./house.mjs";

const texts = fileURLToPath(new URL("../../../texts/", import.meta.url));
/** The folders there are: the languages. */
export const languages = readdirSync(texts);

// Every text of a language by its key, but names of people. The rules' English is not here: the words of the page and of the
// games will do.
const flat = (table, key) => Object.entries(table).flatMap(([name, value]) => (typeof value === "string" ? [[`${key}.${name}`, value]] : Array.isArray(value) ? [] : flat(value, `${key}.${name}`)));
const tomlIn = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? tomlIn(join(folder, entry.name)) : entry.name.endsWith(".toml") && !["terms.toml", "language.toml"].includes(entry.name) ? [join(folder, entry.name)] : []));
const textsOf = (language) => new Map(tomlIn(join(texts, language)).flatMap((file) => flat(parse(readFileSync(file, "utf8")), file.slice(join(texts, language).length))).filter(([key]) => !key.includes(".ui.terminal.name.")));
// What is typed, and the words that choose a form of a sentence, are no part of it.
const plain = (text) => text.replaceAll(/`[^`]*`|--[\w-]+|(?:\/[\w.-]+)+|\{\w+, (plural|select),|[\w=]+ (?=\{)|\{\w+\}|^\S.*? {2,}/g, " ");
// Numbers of rules are the same in every language, and so is what is typed.
const wordsIn = (text) => text.replaceAll(/`[^`]*`|--[\w-]+|(?:\/[\w.-]+)+|\b[A-Z]{2}-[A-Z]{3}\b(-[A-Z0-9-]+)?/g, " ").toLocaleLowerCase().match(/\p{L}{3,}/gu) ?? [];
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What is English in a text of this language: neither a word of the language nor in a name that it leaves in English. */
export function englishIn(language) {
  const [own, english] = [textsOf(language), textsOf("en")];
  const names = [...own].filter(([key, text]) => english.get(key) === text && wordsIn(plain(text)).length > 0).map(([, text]) => escaped(plain(text).trim())).sort((one, other) => other.length - one.length);
  // Capitals are the style sheet's, sometimes: a name is one however it is written.
  const name = new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "giu");
  const told = (text) => wordsIn(text.replaceAll(name, " "));
  const known = new Set([...own.values()].flatMap((text) => told(plain(text))));
  const foreign = new Set([...english.values()].flatMap((text) => told(plain(text))).filter((word) => !known.has(word)));
  for (const word of ["the", "and", "your", "card", "share", "price", "round", "player", "points"]) assert.ok(foreign.has(word), `“${word}” would be found in ${language}`);
  return (text) => told(text).filter((word) => foreign.has(word));
}

/** What a label says in a language: `lesson.next`. */
export const label = (language, key) => [...textsOf(language)].find(([name]) => name.endsWith(`.toml.${key}`))[1];

/** Runs in the page: records every text, and every text in a name or a title, that was ever shown. */
function remember() {
  const seen = (globalThis.seenTexts = new Set());
  const named = ["aria-label", "title", "placeholder", "alt"];
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest("script, style, [translate=no]")) seen.add(node.data);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of named) if (node.hasAttribute(name) && !node.closest("[translate=no]")) seen.add(node.getAttribute(name));
      for (const child of node.childNodes) read(child);
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "childList") change.addedNodes.forEach(read);
      else read(change.target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: named });
}

/** Another browser at the same seat. */
export async function mirror(browser, page, language, options = {}) {
  const kept = await page.evaluate(() => localStorage.getItem("bell.tables"));
  const twin = await person(browser, "Inês", { locale: language, ...options });
  await twin.addInitScript((tables) => localStorage.setItem("bell.tables", tables), kept);
  await twin.addInitScript(remember);
  await twin.goto(page.url());
  await twin.waitForSelector(".play");
  return Object.assign(twin, { language });
}

/** Somebody who reads another language, and remembers what was on the screen. */
export async function reader(browser, language, options = {}) {
  const page = await person(browser, "Inês", { locale: language, ...options });
  await page.addInitScript(remember);
  return Object.assign(page, { language });
}

/** The English words among all that a mirror has shown, each with the text it stood in; and how many texts there were. */
async function englishOn(twin) {
  const shown = await twin.evaluate(() => [...globalThis.seenTexts]);
  const english = englishIn(twin.language);
  const found = shown.flatMap((text) => english(text).map((word) => `${word}: “${text.trim().slice(0, 80)}”`));
  return { found: [...new Set(found)], count: shown.length };
}

export async function noEnglish(page, where, least = 20) {
  const { found, count } = await englishOn(page);
  assert.ok(count >= least, `${where}: ${count} texts in ${page.language}`);
  assert.deepEqual(found, [], `${where}: English in ${page.language}`);
}
