// How a test plays: it clicks what the screen offers, and says what the screen should say.
import assert from "node:assert/strict";

export const asks = (page) => page.locator("#decision h2").innerText();
export const isOver = (page) => page.locator(".overbanner").count().then((count) => count > 0);

/** Answers one question: picks places one after another (a card, then a stockpile; clicking a picked one again would let it go)
 *  until the brass button can be pressed, and presses it. Says whether there was one. */
export async function answerOne(page, choose = (count) => Math.floor(count / 2)) {
  const go = page.locator("#decision .btn--primary");
  const places = page.locator("[data-choice]:visible:not([disabled]):not([aria-pressed=true]):not([aria-checked=true])");
  for (let part = 0; part < 8; part++) {
    if (await go.isEnabled({ timeout: 200 }).catch(() => false)) {
      const before = await asks(page);
      await go.click({ timeout: 2000 }).catch(() => undefined);
      // The answer is under way until the bar asks something else or nothing.
      await page.waitForFunction((text) => document.querySelector("#decision h2")?.innerText !== text || document.querySelector("#decision .btn--primary")?.disabled !== false, before, { timeout: 2000 }).catch(() => undefined);
      return true;
    }
    const count = await places.count();
    if (count === 0) return part > 0;
    await places.nth(Math.min(count - 1, choose(count))).click({ timeout: 2000 }).catch(() => undefined);
  }
  return true;
}

/** Chooses as a die would, the same in every run. */
export function dice(seed = 7) {
  let state = seed;
  return (count) => Math.floor(((state = (state * 16807) % 2147483647) / 2147483647) * count);
}

/** Plays until the match is over or so many answers were given; returns how many. */
export async function playOn(page, most = 600, choose = dice()) {
  let answers = 0;
  let idle = 0;
  while (answers < most && !(await isOver(page))) {
    if (await answerOne(page, choose)) {
      answers++;
      idle = 0;
    } else {
      idle++;
      assert.ok(idle < 600, `nothing happens: ${await asks(page)}`);
      await page.waitForTimeout(50);
    }
  }
  return answers;
}

/** The table's address after a click that opens one. */
export async function atTable(page) {
  await page.waitForURL(/\/t\/[\w-]+$/);
  await page.waitForSelector(".play, .gather", { timeout: 15_000 });
  return page.url();
}
