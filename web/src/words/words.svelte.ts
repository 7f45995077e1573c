// The labels in the chosen language, loaded when needed. A key without a label is shown itself, so that it is noticed.
import { fill, type Args } from "./message";

type Catalogue = Record<string, string>;
const files = import.meta.glob<Catalogue>("./made/*.json", { import: "default" });

export const languages = Object.keys(files)
  .map((path) => /made\/([a-z]+)\.json$/.exec(path)?.[1])
  .filter((language): language is string => language !== undefined)
  .sort((a, b) => (a === "en" ? -1 : b === "en" ? 1 : a.localeCompare(b)));

let said = $state.raw<{ language: string; labels: Catalogue; fallback: Catalogue; titles: Record<string, Catalogue> }>({
  language: "en",
  labels: {},
  fallback: {},
  titles: {},
});

async function load(name: string): Promise<Catalogue> {
  return (await files[`./made/${name}.json`]?.()) ?? {};
}

/** Switches the language; missing labels are in English. */
export async function speak(language: string): Promise<void> {
  const known = languages.includes(language) ? language : "en";
  const [labels, fallback] = await Promise.all([load(known), load("en")]);
  const titles: Record<string, Catalogue> = {};
  for (const title of Object.keys(said.titles)) titles[title] = await both(known, title);
  said = { language: known, labels, fallback, titles };
  document.documentElement.lang = known;
}

async function both(language: string, title: string): Promise<Catalogue> {
  return { ...(await load(`en.${title}`)), ...(language === "en" ? {} : await load(`${language}.${title}`)) };
}

/** Loads a title's own labels; its board asks for them with `word`. */
export async function speakOf(title: string): Promise<void> {
  if (said.titles[title]) return;
  const labels = await both(said.language, title);
  said = { ...said, titles: { ...said.titles, [title]: labels } };
}

export function language(): string {
  return said.language;
}

/** How the language writes numbers and forms plurals: "pt-PT". */
export function locale(): string {
  return said.labels.locale ?? said.language;
}

/** A label of the page. */
export function say(key: string, args: Args = {}): string {
  return fill(said.labels[key] ?? said.fallback[key] ?? key, args, locale());
}

/** Several things as one, as the language lists them: "one, two and three". */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(things);
}

/** A label of a title's board: `word("stockpile", "company.bank")`. */
export function word(title: string, key: string, args: Args = {}): string {
  return fill(said.titles[title]?.[key] ?? key, args, locale());
}

/** Whether a title has that label. */
export function hasWord(title: string, key: string): boolean {
  return said.titles[title]?.[key] !== undefined;
}
