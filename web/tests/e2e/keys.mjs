// Tests of the keyboard's letters and digits at a table: where they lead, which rule `?` opens, and that the help lists them.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { order } from "./order.mjs";
import { answerOne, dice, untilAsked } from "./play.mjs";

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("data-area") ?? document.activeElement?.className ?? "");

/** Plays until a question is answered at such a place. */
async function playUntil(page, place) {
  const choose = dice();
  for (let n = 0; n < 40; n++) {
    await untilAsked(page);
    await page.waitForFunction(() => document.querySelector("#decision .btn--primary") !== null);
    if ((await page.locator(place).count()) > 0) return;
    await answerOne(page, choose);
  }
  assert.fail(`${place} never comes`);
}

/** Presses `?` and says which rule is opened. */
async function rule(page) {
  await page.keyboard.press("?");
  await page.locator(".drawer .rule.is-open").waitFor();
  const id = await page.locator(".drawer .rule.is-open").getAttribute("data-id");
  await page.keyboard.press("Escape");
  await page.locator(".drawer").waitFor({ state: "detached" });
  return id;
}

export const keyTests = {
  "letters lead to ticker, prices and tips; ? opens the rule of what one is at; the help lists every key": async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, "stockpile");
    await page.waitForSelector(".play");
    await playUntil(page, ".rung[data-choice]");

    await page.keyboard.press("p");
    assert.equal(await focused(page), "prices");
    assert.equal(await rule(page), "SP-MOV-2", "the rule of the board of prices");
    await page.keyboard.press("t");
    assert.equal(await focused(page), "tips");
    await page.keyboard.press("l");
    assert.equal(await focused(page), "tape__paper");
    assert.equal(await page.locator(".player:visible").count(), 0, "the ticker has the whole rail");
    await fits(page, "the ticker in full");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".player:visible").count(), 4, "and gives it back");

    await page.keyboard.press("ArrowRight");
    assert.equal(await rule(page), "SP-DEM-1", "the rule of the bid that has the focus");
    await page.locator(".price").first().hover();
    await page.evaluate(() => document.activeElement?.blur());
    assert.equal(await rule(page), "SP-MOV-2", "without a focus, of what the pointer is on");
    await page.mouse.move(2, 2);
    assert.equal(await rule(page), await page.locator("#decision .rid").innerText(), "on the open floor, of the question");

    const ladder = await page.locator(".ladder[data-key]:has([data-choice])").first().getAttribute("data-key");
    await page.keyboard.press(ladder);
    assert.equal(await page.evaluate(() => document.activeElement?.closest("[data-key]")?.dataset.key), ladder, "a digit goes to its stockpile");

    await page.keyboard.press("h");
    const list = await page.locator("dialog.keys").innerText();
    for (const key of ["1", "Esc", "U", "?", "L", "P", "T", "M", "H", "/"]) assert.ok(list.split(/\s/).includes(key), `${key} in the help`);
    await accessible(page, "the list of keys");
    await page.keyboard.press("Escape");
    assert.deepEqual(page.mistakes, []);
  },
  "digits are cards of the hand, and companies while a price must move": async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await playUntil(page, ".lv[data-choice]");
    const place = await page.locator(".lvs[data-key]:has([data-choice])").last().getAttribute("data-key");
    await page.keyboard.press(place);
    assert.equal(await page.evaluate(() => document.activeElement?.closest("[data-key]")?.dataset.key), place);
    await page.keyboard.press("Enter");
    assert.equal(await page.locator(`.lvs[data-key="${place}"] [aria-checked=true]`).count(), 1, "Enter picks it");
    await page.keyboard.press("h");
    await page.locator("dialog.keys").getByText("With the speculation card").waitFor();
    assert.deepEqual(page.mistakes, []);
  },
};
