// Turns the catalogues into JSON, one file per language for the page and one for each title's board, so that a browser loads
// only what it shows. Reads texts/<language>/language.toml, page.toml, lessons.toml, page_<title>.toml and the names in
// <title>.toml.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

const texts = fileURLToPath(new URL("../../texts/", import.meta.url));
const made = fileURLToPath(new URL("../src/words/made/", import.meta.url));
const titles = readdirSync(join(texts, "en")).flatMap((file) => /^page_(.*)\.toml$/.exec(file)?.[1] ?? []);
// Sentences worded by the server; the page gets them ready-made.
const said = new Set(["happening", "action", "refusal", "question", "help", "choice", "verb"]);

const read = (path) => (existsSync(path) ? parse(readFileSync(path, "utf8")) : {});

function flat(table, prefix, into) {
  for (const [key, value] of Object.entries(table)) {
    const name = prefix ? `${prefix}.${key}` : key;
    if (typeof value === "string") into[name] = value;
    else if (Array.isArray(value)) into[name] = value.join("\n");
    else flat(value, name, into);
  }
  return into;
}

function names(language, title) {
  const all = read(join(texts, language, `${title}.toml`));
  const own = all[title] ?? all[title.replaceAll("_", "-")] ?? {};
  return Object.fromEntries(Object.entries(own).filter(([key]) => !said.has(key)));
}

const languages = readdirSync(texts).filter((language) => existsSync(join(texts, language, "page.toml")));
const grammar = Object.fromEntries(languages.map((language) => [language, read(join(texts, language, "language.toml")).language]));
const ownNames = Object.fromEntries(languages.map((language) => [language, grammar[language].name]));

rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
for (const language of languages) {
  const page = read(join(texts, language, "page.toml"));
  const { locale, question = "?" } = grammar[language];
  const write = (file, table) => writeFileSync(join(made, file), JSON.stringify(flat(table, "", {})));
  const { lesson = {} } = read(join(texts, language, "lessons.toml"));
  const shown = JSON.parse(JSON.stringify(lesson, (key, value) => (key.endsWith("terminal") ? undefined : value)));
  write(`${language}.json`, { ...(page.page ?? page), lesson: shown, language: ownNames, locale, question });
  for (const title of titles) {
    const board = read(join(texts, language, `page_${title}.toml`));
    const labels = board.page?.[title] ?? board.page ?? board;
    write(`${language}.${title.replaceAll("_", "-")}.json`, { ...names(language, title), ...labels });
  }
}
