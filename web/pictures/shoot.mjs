// Takes screenshots of recorded states: `npm run pictures [NAME…] [--size wide,phone] [--theme dark,light] [--lang en]`. Builds
// the page in its pictures mode (with /dev), serves it from memory, and writes PNG files to pictures/out. With `--look` (`npm
// run looks`) it takes no pictures (unless told to --keep them) but looks for mistakes in every state: looks.mjs.
import { createReadStream, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vite";
import { parse } from "smol-toml";
import { answerTo } from "./house.mjs";
import { looksAt } from "./looks.mjs";
import { pages, sizes } from "./states.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".json": "application/json", ".png": "image/png" };
// The server's own policy: what it forbids must fail here.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1].split(",");
};
const given = process.argv.slice(2);
const names = given.filter((word, at) => !word.startsWith("--") && !["--size", "--theme", "--lang"].includes(given[at - 1]));

/** Texts that a language shares with English: names, titles, common words. The catalogues decide. */
function sameIn(language) {
  const folder = join(here, "../../texts", language);
  const values = (table) => Object.values(table).flatMap((value) => (typeof value === "string" ? [value] : values(value)));
  const names = ["Inês", "Ben", "Marisol", "Νίκος", "Olívia"];
  return new Set([...names, ...readdirSync(folder).filter((file) => file.endsWith(".toml")).flatMap((file) => values(parse(readFileSync(join(folder, file), "utf8"))))]);
}

function serve(site, recorded) {
  const server = createServer((request, response) => {
    const url = new URL(request.url, "http://x");
    const path = url.pathname;
    if (path.startsWith("/api/")) {
      const answer = answerTo(url, request.headers["x-house"] === "empty");
      return response.writeHead(answer ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(answer ?? { is: "no", id: null, code: "no", rule: null, facts: {}, text: "no" }));
    }
    const file = path.startsWith("/recorded/") ? join(recorded, path.slice(10)) : join(site, path);
    const found = extname(path) !== "" && existsSync(file) ? file : extname(path) === "" ? join(site, "index.html") : null;
    if (found === null) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": types[extname(found)] ?? "application/octet-stream", "Content-Security-Policy": policy });
    createReadStream(found).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() })));
}

if (!given.includes("--no-build")) await build({ root: join(here, ".."), mode: "pictures", logLevel: "warn" });
const house = await serve(join(here, "site"), join(here, "recorded"));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });
mkdirSync(join(here, "out"), { recursive: true });
const recordings = readdirSync(join(here, "recorded", option("lang", ["en"])[0])).filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5));
const isWanted = (name) => names.length === 0 || names.some((start) => name.startsWith(start));
const isLive = (name) => JSON.parse(readFileSync(join(here, "recorded", option("lang", ["en"])[0], `${name}.json`), "utf8")).live === true;
const wanted = [...recordings.filter(isWanted).map((name) => ({ name, path: `/dev/${name}`, live: isLive(name) })), ...pages.filter((page) => isWanted(page.name))];
let mistakes = 0;
const complain = (text) => (mistakes++, console.error(text));

/** A browser's page for states that are drawn with the same settings. */
async function desk({ size, theme, language, kept, empty }) {
  const [width, height] = sizes[size];
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: language, hasTouch: size === "phone", reducedMotion: "reduce", extraHTTPHeaders: empty ? { "x-house": "empty" } : {} });
  await context.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))), kept ?? {});
  const page = await context.newPage();
  // There is no server here, so failing to connect is no mistake.
  page.on("console", (message) => message.type() === "error" && !message.text().includes("/api/socket") && complain(`  ${message.text()}`));
  page.on("pageerror", (error) => complain(`  ${error}`));
  page.underway = new Set();
  page.on("request", (request) => page.underway.add(request));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => page.underway.delete(request));
  return page;
}

/** Everything that the page asked for is there and drawn, and nothing moves any more. */
async function settled(page) {
  const isStill = () => page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    document.getAnimations().forEach((one) => Number.isFinite(one.effect?.getComputedTiming().endTime) && one.finish());
    return document.documentElement.innerHTML.length;
  });
  let before = -1;
  for (let look = 0; look < 100; look++) {
    const now = await isStill();
    if (now === before && page.underway.size === 0) return;
    before = now;
  }
}

async function draw(page, { name, path, ready, act, live, size, theme, language }) {
  await page.emulateMedia({ reducedMotion: live ? "no-preference" : "reduce" });
  page.underway.clear();
  await page.goto(`${house.url}${path}`);
  await page.waitForSelector(ready ?? ".play, .specimen, [role=alert]");
  await act?.(page);
  await settled(page);
  if (given.includes("--look")) for (const one of await looksAt(page, { name, size, theme, language, inPlay: path.startsWith("/dev/"), same: sameIn(language) })) complain(one);
  if (!given.includes("--look") || given.includes("--keep")) await page.screenshot({ path: join(here, "out", `${name}-${size}-${theme}-${language}.png`) });
}

// States with the same settings follow each other; two are drawn at a time. A language's words are compared with the English
// ones, so English comes first.
const settingsOf = ({ size, theme, language, kept, empty }) => JSON.stringify([size, theme, language, kept ?? null, empty ?? false]);
const queue = option("lang", ["en"]).toSorted((one) => (one === "en" ? -1 : 1)).flatMap((language) => option("theme", ["dark", "light"]).flatMap((theme) => option("size", ["wide", "phone"]).flatMap((size) => wanted.map((state) => ({ ...state, theme, size, language })).sort((one, other) => settingsOf(one).localeCompare(settingsOf(other))))));
async function lane() {
  let [page, settings] = [null, ""];
  for (let state = queue.shift(); state; state = queue.shift()) {
    if (settingsOf(state) !== settings) {
      await page?.context().close();
      [page, settings] = [await desk(state), settingsOf(state)];
    }
    await draw(page, state);
  }
  await page?.context().close();
}
await Promise.all([lane(), lane()]);
await browser.close();
house.close();
console.log(`${wanted.length} states, ${mistakes} mistakes`);
process.exitCode = mistakes > 0 ? 1 : 0;
