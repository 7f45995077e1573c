// Pages around the table: first visit, forms, rules, lessons.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { everything, openForm, order } from "./order.mjs";
import { answerOne, atTable, playOn } from "./play.mjs";

/** A small question of a lesson: a wrong answer is explained, “Show me” gives the right one. */
async function answeredWrongThenRight(page) {
  const next = page.locator(".coach").getByRole("button", { name: /next/i });
  assert.ok(await next.isDisabled(), "one answers first");
  for (const option of await page.locator(".coach__o button").all()) {
    await option.click();
    if (await next.isEnabled()) break;
    assert.ok((await page.locator(".coach__w").innerText()).length > 20, "why not");
  }
  await page.getByRole("button", { name: /show me/i }).click();
  assert.equal(await page.locator(".coach__o .is-right").count(), 1);
  assert.equal(await page.locator(".coach__r").innerText(), "Right.");
  return 1;
}

export const pageTests = {
  "first visit: one click to a game": async (house, browser) => {
    const page = await person(browser, "");
    await page.goto(house.url);
    await page.waitForSelector(".poster");
    assert.equal(await page.locator(".btn--primary:visible").count(), 1, "one brass button");
    assert.match(await page.locator(".poster").first().innerText(), /Low cards move prices/);
    await accessible(page, "the first visit");
    await page.getByRole("button", { name: /play against bots now/i }).click();
    await atTable(page);
    await page.waitForSelector(".play");
    assert.match(await page.locator(".player").first().innerText(), /Guest \d+/);
    await answerOne(page);
    await page.goto(house.url);
    await page.waitForSelector(".mine__t");
    await accessible(page, "the lobby");
    assert.deepEqual(page.mistakes, []);
  },
  "every module can be ordered, and what does not fit says why": async (house, browser) => {
    const page = await person(browser, "Inês");
    for (const [title, count] of [["stockpile", 8], ["wall-street-1920", 2], ["stonks", 0]]) {
      await order(page, house, title, async () => {
        assert.equal(await page.locator(".mods .mod").count(), count, `modules of ${title}`);
        for (const module of await page.locator(".mods .mod").all()) {
          assert.match(await module.innerText(), /[A-Z]{2}-[A-Z]{3}-\d+\s*\n+.{15}/, "a rule and a sentence");
          await module.getByRole("switch").click();
        }
        await accessible(page, `the order form of ${title}`);
      });
      await page.waitForSelector(".play");
      await fits(page, `${title} with everything`);
      assert.ok((await playOn(page, 3)) > 0);
    }
    await openForm(page, house, "stockpile");
    await page.getByRole("switch", { name: "Investor auction", exact: true }).click();
    await page.getByRole("button", { name: /open the table/i }).click();
    await page.locator(".dialog .trouble, dialog .trouble").waitFor();
    assert.match(await page.locator("dialog .trouble").innerText(), /investors/i, "the auction needs the investors");
    assert.deepEqual(page.mistakes, []);
  },
  "an order form is kept under a name": async (house, browser) => {
    const page = await person(browser, "Inês");
    await openForm(page, house, "stockpile");
    await everything(page);
    await page.getByRole("button", { name: /save as preset/i }).click();
    await page.keyboard.type("Friday");
    await page.keyboard.press("Enter");
    await openForm(page, house, "stockpile");
    assert.equal(await page.locator(".mods .switch[aria-checked=true]").count(), 0);
    await page.getByRole("button", { name: "Friday" }).click();
    assert.equal(await page.locator(".mods .switch[aria-checked=true]").count(), 8);
    assert.equal(await page.locator(".seatlist .select--sm").count(), 4, "five seats");
  },
  "rules: found, read, linked": async (house, browser) => {
    const page = await person(browser, "Inês");
    await page.goto(`${house.url}/rules/stonks`);
    await page.waitForSelector(".rr");
    await page.locator("input[type=search]").fill("trump");
    assert.ok((await page.locator("mark").count()) > 0, "hits are marked");
    await accessible(page, "the rules");
    await page.goto(`${house.url}/rules/stockpile#SP-DEM-2`);
    await page.waitForFunction(() => document.querySelector(".rd__id")?.innerText === "SP-DEM-2");
    await page.goto(`${house.url}/rules/stonks#ST-CMP-4`);
    await page.waitForFunction(() => document.querySelector(".rd__id")?.innerText === "ST-CMP-4");
    assert.equal(await page.locator(".rd h1").innerText(), "Icons on the market cards");
    assert.match(await page.locator(".rd .ruling dt").first().innerText(), /\?$/, "the ruling's question");
    assert.equal(await page.locator(".nums td.is-q").count(), 26, "both rows of numbers are marked as guessed");
    assert.match(await page.locator(".rd__src").innerText(), /Stonks rulebook/);
    await accessible(page, "a rule with numbers");
    assert.deepEqual(page.mistakes, []);
  },
  "the first games teach to the end": async (house, browser) => {
    const page = await person(browser, "Inês");
    let quizzes = 0;
    for (const title of ["stonks", "stockpile", "wall-street-1920"]) {
      await page.goto(`${house.url}/learn/${title}`);
      await page.waitForSelector(".coach");
      await accessible(page, `the lesson of ${title}`);
      const real = page.getByRole("button", { name: /play a real game/i });
      for (let step = 0; step < 12 && (await real.count()) === 0; step++) {
        const heading = await page.locator(".coach h2").innerText();
        const show = page.getByRole("button", { name: /show me/i });
        const next = page.locator(".coach").getByRole("button", { name: /next/i });
        if (await page.locator(".coach__o").count()) quizzes += await answeredWrongThenRight(page);
        else if (await show.count()) await show.click();
        if (await page.locator("#decision .btn--primary").count()) await page.locator("#decision .btn--primary").click();
        else await next.click();
        await page.waitForFunction((text) => document.querySelector(".coach h2")?.innerText !== text, heading, { timeout: 5000 });
      }
      assert.equal(await real.count(), 1, title);
    }
    assert.equal(quizzes, 5, "small questions on the way");
    await page.getByRole("button", { name: /play a real game/i }).click();
    await atTable(page);
    assert.deepEqual(page.mistakes, []);
  },
};
