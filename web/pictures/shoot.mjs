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

let isEmpty = false;
function serve(site, recorded) {
  const server = createServer((request, response) => {
    const url = new URL(request.url, "http://x");
    const path = url.pathname;
    if (path.startsWith("/api/")) {
      const answer = answerTo(url, isEmpty);
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
for (const theme of option("theme", ["dark", "light"])) {
  for (const size of option("size", ["wide", "phone"])) {
    for (const language of option("lang", ["en"])) {
      const [width, height] = sizes[size];
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: language, hasTouch: size === "phone", reducedMotion: "reduce" });
      const page = await context.newPage();
      // There is no server here, so failing to connect is no mistake.
      page.on("console", (message) => message.type() === "error" && !message.text().includes("/api/socket") && (mistakes++, console.error(`  ${message.text()}`)));
      page.on("pageerror", (error) => (mistakes++, console.error(`  ${error}`)));
      for (const { name, path, ready, kept, empty, act, live } of wanted) {
        isEmpty = empty ?? false;
        await page.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))), kept ?? {});
        if (!kept) await page.addInitScript(() => localStorage.clear());
        await page.emulateMedia({ reducedMotion: live ? "no-preference" : "reduce" });
        await page.goto(`${house.url}${path}`);
        await page.waitForSelector(ready ?? ".play, .specimen, [role=alert]");
        await act?.(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        await page.evaluate(() => document.getAnimations().forEach((one) => Number.isFinite(one.effect?.getComputedTiming().endTime) && one.finish()));
        if (given.includes("--look")) {
          const wrong = await looksAt(page, { name, size, theme, language, inPlay: path.startsWith("/dev/"), same: sameIn(language) });
          mistakes += wrong.length;
          for (const one of wrong) console.error(one);
        }
        if (!given.includes("--look") || given.includes("--keep")) await page.screenshot({ path: join(here, "out", `${name}-${size}-${theme}-${language}.png`) });
      }
      await context.close();
    }
  }
}
await browser.close();
house.close();
console.log(`${wanted.length} states, ${mistakes} mistakes`);
process.exitCode = mistakes > 0 ? 1 : 0;
