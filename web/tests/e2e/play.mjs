// How a test plays: it clicks what the screen offers, and says what the screen should say.
import assert from "node:assert/strict";

export const asks = (page) => page.locator("#decision h2").innerText();
export const isOver = (page) => page.locator(".overbanner").count().then((count) => count > 0);

/** Answers one question by clicking a place on the board or in the bar, then the brass button. Says whether there was one. */
export async function answerOne(page, choose = (count) => Math.floor(count / 2)) {
  const places = page.locator("[data-choice]:visible:not([disabled])");
  const count = await places.count();
  if (count === 0) return false;
  const go = page.locator("#decision .btn--primary");
  for (let attempt = 0; attempt < 6; attempt++) {
    const now = await places.count();
    if (now === 0) return true;
    await places.nth(Math.min(now - 1, choose(now) + attempt)).click({ timeout: 3000 }).catch(() => undefined);
    if (await go.isEnabled({ timeout: 300 }).catch(() => false)) {
      await go.click({ timeout: 3000 }).catch(() => undefined);
      return true;
    }
  }
  return true;
}

/** Plays until the match is over or so many answers were given; returns how many. */
export async function playOn(page, most = 400, choose) {
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
