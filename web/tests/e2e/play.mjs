// Plays in a test: clicks what the screen offers, and checks what it shows.
import assert from "node:assert/strict";

export const asks = (page) => page.locator("#decision h2").innerText();
export const isOver = (page) => page.locator(".overbanner").count().then((count) => count > 0);

const free = "[data-choice]:not([disabled]):not([aria-pressed=true]):not([aria-checked=true])";

/** What the screen offers now, read at once: the brass button, the places not picked yet, or the end. */
const offer = (page) =>
  page.evaluate((places) => {
    const go = document.querySelector("#decision .btn--primary");
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    return {
      over: document.querySelector(".overbanner") !== null, ask: document.querySelector("#decision h2")?.innerText ?? "",
      go: go !== null && !go.disabled, places: [...document.querySelectorAll(places)].filter(seen).length,
    };
  }, free);

/** Waits until there is a question, or the end; says whether there is a question. */
export async function untilAsked(page, timeout = 45_000) {
  await page.waitForFunction((places) => document.querySelector(".overbanner") || [...document.querySelectorAll(places)].some((one) => one.checkVisibility({ visibilityProperty: true })) || document.querySelector("#decision .btn--primary:not([disabled])"), free, { timeout })
    .catch(async () => assert.fail(`nothing happens: ${(await page.locator("#decision").innerText()).replaceAll("\n", " | ")}`));
  return !(await isOver(page));
}

/** Answers one question: picks places one after another (a card, then a stockpile; clicking a picked one again would unpick it)
    until the brass button is enabled, and presses it. Says whether there was one. */
export async function answerOne(page, choose = (count) => Math.floor(count / 2)) {
  for (let part = 0; part < 8; part++) {
    const now = await offer(page);
    if (now.over) return part > 0;
    if (now.go) {
      await page.locator("#decision .btn--primary").click({ timeout: 2000 }).catch(() => undefined);
      // The answer is in flight until the bar shows another question or none.
      await page.waitForFunction((text) => document.querySelector("#decision h2")?.innerText !== text || document.querySelector("#decision .btn--primary")?.disabled !== false, now.ask, { timeout: 2000 }).catch(() => undefined);
      return true;
    }
    if (now.places === 0) return part > 0;
    await page.locator(`${free}:visible`).nth(Math.min(now.places - 1, choose(now.places))).click({ timeout: 2000 }).catch(() => undefined);
  }
  return true;
}

/** Chooses at random, but the same in every run. */
export function dice(seed = 7) {
  let state = seed;
  return (count) => Math.floor(((state = (state * 16807) % 2147483647) / 2147483647) * count);
}

/** Plays until the match is over or that many answers were given; returns how many. */
export async function playOn(page, most = 600, choose = dice(), look = async () => undefined) {
  let answers = 0;
  while (answers < most && (await untilAsked(page))) {
    await look(answers);
    if (await answerOne(page, choose)) answers++;
  }
  return answers;
}

/** The table's address after a click that opens one. */
export async function atTable(page) {
  await page.waitForURL(/\/t\/[\w-]+$/);
  await page.waitForSelector(".play, .gather", { timeout: 15_000 });
  return page.url();
}
