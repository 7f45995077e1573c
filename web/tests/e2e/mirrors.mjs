// The same seat in further browsers, each in a language of its own: they see every update that the player's page sees, and
// remember every word that was on their screens. Afterwards none of it may be English.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { person } from "./house.mjs";

const texts = fileURLToPath(new URL("../../../texts/", import.meta.url));
const values = (table) => Object.values(table).flatMap((value) => (typeof value === "string" ? [value] : values(value)));
// The words that choose a form of a sentence are no part of it.
const plain = (text) => text.replaceAll(/\{\w+, (plural|select),|[\w=]+ (?=\{)|\{\w+\}/g, " ");
// Numbers of rules are the same in every language.
const wordsIn = (text) => text.replaceAll(/\b[A-Z]{2}-[A-Z]{3}-\d+\b/g, " ").toLocaleLowerCase().match(/\p{L}{3,}/gu) ?? [];

function vocabulary(language) {
  const folder = join(texts, language);
  return new Set(readdirSync(folder).filter((file) => file.endsWith(".toml")).flatMap((file) => values(parse(readFileSync(join(folder, file), "utf8")))).flatMap((text) => wordsIn(plain(text))));
}

/** Words that English has and the language has not: nobody who reads that language should meet one. */
export function englishFor(language) {
  const own = vocabulary(language);
  return new Set([...vocabulary("en")].filter((word) => !own.has(word)));
}

/** Runs in the page: keeps every text, and every text in a name or a title, that was ever shown. */
function remember() {
  const seen = (globalThis.seenTexts = new Set());
  const named = ["aria-label", "title", "placeholder", "alt"];
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest("script, style, [translate=no]")) seen.add(node.data);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of named) if (node.hasAttribute(name)) seen.add(node.getAttribute(name));
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

/** The English words among all that a mirror has shown, each with the text it stood in; and how many texts there were. */
export async function englishOn(twin) {
  const shown = await twin.evaluate(() => [...globalThis.seenTexts]);
  const english = englishFor(twin.language);
  const found = shown.flatMap((text) => wordsIn(text).filter((word) => english.has(word)).map((word) => `${word}: “${text.trim().slice(0, 80)}”`));
  return { found: [...new Set(found)], count: shown.length };
}
