// A whole game of each title on a phone, by taps: the section with the question is the one shown, nothing scrolls sideways, and
// what cannot be done says why.
import assert from "node:assert/strict";
import { accessible } from "./axe.mjs";
import { person } from "./house.mjs";
import { oneRound, order } from "./order.mjs";
import { asks, dice, isOver, untilAsked } from "./play.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const open = "[data-choice]:not([disabled]):not([aria-pressed=true]):not([aria-checked=true])";
const closed = ".stage [aria-disabled=true]";

/** Points where a thumb hits such things in the section that is shown, one for each: cards of a fan cover each other in part. */
const pointsOf = (page, selector, only = null) =>
  page.evaluate(([things, only]) => {
    const pointOn = (one) => {
      // A section may scroll up and down under the thumb, but not sideways.
      const { left, right } = one.getBoundingClientRect();
      if (right <= 4 || left >= innerWidth - 4) return null;
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = one.getBoundingClientRect();
      for (const across of [0.5, 0.15, 0.85]) for (const down of [0.5, 0.2, 0.8]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (one.contains(document.elementFromPoint(x, y))) return { x, y };
      }
      return null;
    };
    return [...document.querySelectorAll(things)].filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one, k) => ({ k, at: only === null || k === only ? pointOn(one) : null })).filter(({ at }) => at !== null);
  }, [selector, only]);

/** Taps the k-th of them, where it is then: the section may have scrolled. */
async function tap(page, selector, choose) {
  const near = await pointsOf(page, selector);
  if (near.length === 0) return false;
  const { k } = near[choose(near.length)];
  const [there] = await pointsOf(page, selector, k);
  if (there) await page.touchscreen.tap(there.at.x, there.at.y);
  return true;
}

async function sideways(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page scrolls sideways by ${wide} at “${await asks(page)}”`);
}

const go = (page) => page.locator("#decision .btn--primary:not([disabled])");

/** Answers one question by taps alone. */
async function tapOne(page, choose) {
  const question = await asks(page);
  for (let part = 0; part < 8 && (await go(page).count()) === 0; part++) {
    assert.ok(await tap(page, open, choose), `“${question}” is answered in another section than the one shown`);
    await page.waitForTimeout(60);
  }
  await sideways(page);
  const before = await page.locator("#decision").innerText();
  await go(page).tap({ timeout: 3000 });
  await page.waitForFunction((text) => document.querySelector("#decision").innerText !== text, before, { timeout: 10_000 });
}

/** Taps something that cannot be done, if there is such a thing on the screen: its reason comes, inside the screen. */
async function whyNot(page) {
  if (!(await tap(page, closed, () => 0))) return false;
  const tip = page.locator(".tooltip--fixed");
  if (!(await tip.waitFor({ timeout: 1500 }).then(() => true, () => false))) return false;
  const at = await tip.boundingBox();
  assert.ok(at.x >= 0 && at.x + at.width <= 390 && at.y >= 0, `the reason is on the screen: ${JSON.stringify(at)}`);
  return true;
}

function byTaps(title, prepare) {
  return async (house, browser) => {
    const page = await person(browser, "Inês", phone);
    await order(page, house, title, prepare);
    await page.waitForSelector(".play");
    const choose = dice(11);
    let answers = 0;
    let told = false;
    const seen = new Set();
    while (answers < 300 && (await untilAsked(page))) {
      const tab = await page.locator(".tabs .is-on").innerText();
      if (!seen.has(tab)) await accessible(page, `${title} on a phone: ${tab}`);
      seen.add(tab);
      told ||= await whyNot(page);
      await tapOne(page, choose);
      answers++;
    }
    assert.ok(await isOver(page), `over after ${answers} answers`);
    assert.ok(told, "something could not be done, and said why");
    await page.locator("#decision .btn--primary").tap();
    await page.waitForSelector(".score");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the score does not scroll sideways");
    assert.deepEqual(page.mistakes, []);
    return `${answers} answers in ${[...seen].join(", ")}`;
  };
}

export const phoneTests = {
  "a phone game of stonks by taps": byTaps("stonks", oneRound),
  "a phone game of stockpile by taps": byTaps("stockpile"),
  "a phone game of 1920 Wall Street by taps": byTaps("wall-street-1920"),
};
