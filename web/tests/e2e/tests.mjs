// What the page must do, played against the real server. Each test says what the screen says, not only that it ended.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { answerOne, asks, atTable, isOver, playOn } from "./play.mjs";
import { stockpileTests } from "./stockpile.mjs";

async function order(page, house, title, prepare = async () => undefined) {
  await page.goto(`${house.url}/?new=${title}`);
  await page.waitForSelector("dialog[open]");
  await page.locator("dialog").getByRole("button", { name: /against bots/i }).click();
  await prepare(page);
  await page.getByRole("button", { name: /open the table/i }).click();
  return atTable(page);
}

function wholeGame(title, name, prepare) {
  return async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, title, prepare);
    await page.waitForSelector(".play");
    assert.match(await page.locator(".topbar__title").innerText(), name);
    await fits(page, `${title} at the start`);
    await accessible(page, `${title} at the start`);
    assert.ok((await playOn(page, 3)) > 0);
    await accessible(page, `${title} in play`);
    await page.setViewportSize({ width: 1280, height: 720 });
    await fits(page, `${title} at 1280×720`);
    const answers = await playOn(page);
    assert.ok(await isOver(page), "the match is over");
    assert.ok(answers > 2, `${answers} answers`);
    assert.match(await page.locator(".overbanner b").innerText(), /win/i);
    await page.locator("#decision .btn--primary").click();
    await page.waitForSelector(".score");
    assert.match(await page.locator(".win h1").innerText(), /win/i);
    assert.ok((await page.locator(".seatt tbody tr").count()) > 0, "the score sheet has rows");
    await accessible(page, `${title}'s score`);
    assert.deepEqual(page.mistakes, []);
  };
}

export const tests = {
  "first visit: one click to a game": async (house, browser) => {
    const page = await person(browser, "");
    await page.goto(house.url);
    await page.waitForSelector(".poster");
    assert.equal(await page.locator(".btn--primary:visible").count(), 1, "one brass button");
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
  "a whole game of stonks": wholeGame("stonks", /Stonks/, (page) => page.locator(".opts select").filter({ has: page.locator("option[value=\"9\"]") }).selectOption("1")),
  "a whole game of stockpile": wholeGame("stockpile", /Stockpile/),
  "a whole game of 1920 Wall Street": wholeGame("wall-street-1920", /1920 Wall Street/),
  "every module can be ordered, and what does not fit says why": async (house, browser) => {
    const page = await person(browser, "Inês");
    for (const title of ["stockpile", "wall-street-1920"]) {
      await order(page, house, title, async () => {
        for (const module of await page.locator(".mods .switch").all()) await module.click();
        await accessible(page, `the order form of ${title}`);
      });
      await page.waitForSelector(".play");
      await fits(page, `${title} with everything`);
      assert.ok((await playOn(page, 4)) > 0);
    }
    assert.deepEqual(page.mistakes, []);
  },
  "four browsers play each other, and talk": async (house, browser) => {
    const [inês, ben, marisol, nikos] = await Promise.all(["Inês", "Ben", "Marisol", "Νίκος"].map((name) => person(browser, name)));
    await inês.goto(`${house.url}/?new=stonks`);
    await inês.waitForSelector("dialog[open]");
    await inês.getByRole("button", { name: /open the table/i }).click();
    const url = await atTable(inês);
    assert.equal(await inês.locator(".qr").count(), 1, "the link as a QR code");
    for (const page of [ben, marisol, nikos]) {
      await page.goto(url);
      await page.getByRole("button", { name: /sit down/i }).first().click();
      await page.waitForSelector(".seatrow.is-me, .play");
    }
    const all = [inês, ben, marisol, nikos];
    await Promise.all(all.map((page) => page.waitForSelector(".play", { timeout: 15_000 })));
    for (let turn = 0; turn < 24; turn++) for (const page of all) await answerOne(page);
    await inês.getByRole("button", { name: /^chat/i }).click();
    await inês.locator("#chat").fill("Hello, table");
    await inês.keyboard.press("Enter");
    await ben.getByRole("button", { name: /^chat/i }).click();
    await ben.getByText("Hello, table").waitFor();
    const hands = await Promise.all(all.map((page) => page.locator(".floor").innerText()));
    assert.equal(new Set(hands).size, 4, "everybody sees another table");
    for (const page of all) assert.deepEqual(page.mistakes, []);
  },
  "a killed server: the page says so, comes back, and plays on": async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await playOn(page, 2);
    await page.locator("[data-choice]:visible").first().waitFor();
    await page.locator("[data-choice]:visible").first().click();
    await house.kill();
    await page.locator(".paperstrip").waitFor();
    assert.match(await page.locator(".paperstrip").innerText(), /Reconnecting/);
    assert.equal(await page.locator("#decision .btn--primary").count(), 0, "nothing can be sent");
    await house.start();
    await page.locator(".paperstrip").waitFor({ state: "detached", timeout: 20_000 });
    assert.ok((await playOn(page, 3)) > 0);
    assert.deepEqual(page.mistakes, []);
  },
  "two tabs of one seat agree": async (house, browser) => {
    const page = await person(browser, "Inês");
    const url = await order(page, house, "stonks");
    const twin = await page.context().newPage();
    await twin.goto(url);
    await twin.waitForSelector(".play");
    await page.locator("[data-choice]:visible").first().waitFor();
    const question = await page.locator("#decision").innerText();
    await answerOne(page);
    await page.waitForFunction((before) => document.querySelector("#decision").innerText !== before, question, { timeout: 10_000 });
    const now = await asks(page);
    await twin.waitForFunction((text) => document.querySelector("#decision h2").innerText === text, now, { timeout: 10_000 });
  },
  "a game by keyboard alone": async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    for (let answers = 0, idle = 0; answers < 12 && !(await isOver(page)); ) {
      if ((await page.locator("[data-choice]:visible").count()) === 0) {
        assert.ok(++idle < 600, "the question comes");
        await page.waitForTimeout(50);
        continue;
      }
      const before = await page.locator(".tape__paper li").first().innerText();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await page.waitForFunction((text) => document.querySelector(".tape__paper li")?.innerText !== text, before, { timeout: 8000 });
      answers++;
    }
    await page.keyboard.press("?");
    await page.waitForSelector(".drawer .rule");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".drawer").count(), 0, "Escape closes the rules");
    assert.deepEqual(page.mistakes, []);
  },
  "watching: what everybody sees, and no button": async (house, browser) => {
    const page = await person(browser, "Inês");
    const url = await order(page, house, "stonks", async (form) => {
      await form.getByRole("switch", { name: /shown in the lobby/i }).click();
      assert.equal(await form.getByRole("switch", { name: /spectators/i }).getAttribute("aria-checked"), "true");
    });
    const watcher = await person(browser, "Olívia");
    await watcher.goto(url);
    await watcher.waitForSelector(".play");
    assert.match(await asks(watcher), /You watch/);
    assert.equal(await watcher.locator("[data-choice]").count(), 0);
    assert.equal(await watcher.locator(".btn--primary:visible").count(), 0);
    await accessible(watcher, "watching");
    await page.locator(".watchers").waitFor();
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
    assert.deepEqual(page.mistakes, []);
  },
  "the first games teach to the end": async (house, browser) => {
    const page = await person(browser, "Inês");
    for (const title of ["stonks", "stockpile", "wall-street-1920"]) {
      await page.goto(`${house.url}/learn/${title}`);
      await page.waitForSelector(".coach");
      await accessible(page, `the lesson of ${title}`);
      for (let step = 0; step < 12 && (await page.getByRole("button", { name: /play a real game/i }).count()) === 0; step++) {
        const heading = await page.locator(".coach h2").innerText();
        const show = page.getByRole("button", { name: /show me/i });
        if (await show.count()) {
          await show.click();
          await page.locator("#decision .btn--primary").click();
        } else await page.locator(".coach").getByRole("button", { name: /next/i }).click();
        await page.waitForFunction((text) => document.querySelector(".coach h2")?.innerText !== text, heading, { timeout: 5000 });
      }
      assert.equal(await page.getByRole("button", { name: /play a real game/i }).count(), 1, title);
    }
    await page.getByRole("button", { name: /play a real game/i }).click();
    await atTable(page);
    assert.deepEqual(page.mistakes, []);
  },
  ...stockpileTests,
};
