// Tests at a table: people against each other, a server that dies, two tabs, a newer page, keyboard only, watchers.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { oneRound, openForm, order } from "./order.mjs";
import { answerOne, asks, atTable, isOver, playOn, untilAsked } from "./play.mjs";

/** Keyboard only: presses Tab until the element has the focus. */
async function tabTo(page, selector, most = 80) {
  for (let n = 0; n < most; n++) {
    if (await page.evaluate((one) => document.activeElement?.matches(one), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to ${selector}`);
}

export const tableTests = {
  "four browsers play each other to the end, and talk": async (house, browser) => {
    const all = await Promise.all(["Inês", "Ben", "Marisol", "Νίκος"].map((name) => person(browser, name, { permissions: ["clipboard-read", "clipboard-write"] })));
    const [inês, ben] = all;
    await openForm(inês, house, "stonks");
    await oneRound(inês);
    await inês.getByRole("button", { name: /open the table/i }).click();
    const url = await atTable(inês);
    assert.equal(await inês.locator(".qr").count(), 1, "the link as a QR code");
    assert.ok(url.endsWith(await inês.locator(".linkbox > span").innerText().then((text) => text.slice(text.indexOf("/t/")))), "the link to send");
    await inês.locator(".linkbox").getByRole("button").click();
    assert.equal(await inês.evaluate(() => navigator.clipboard.readText()), url, "copied");
    for (const page of all.slice(1)) {
      await page.goto(url);
      await page.getByRole("button", { name: /sit down/i }).first().click();
      await page.waitForSelector(".seatrow.is-me, .play");
    }
    await Promise.all(all.map((page) => page.waitForSelector(".play", { timeout: 15_000 })));
    await inês.getByRole("button", { name: /^chat/i }).click();
    await inês.locator("#chat").fill("Hello, table");
    await inês.keyboard.press("Enter");
    await ben.getByRole("button", { name: /^chat/i }).click();
    await ben.getByText("Hello, table").waitFor();
    assert.equal(new Set(await Promise.all(all.map((page) => page.locator(".floor").innerText()))).size, 4, "everybody sees another table");
    await Promise.all(all.map((page) => playOn(page, 80, (count) => count - 1)));
    const ends = await Promise.all(all.map((page) => page.locator(".overbanner").innerText()));
    assert.ok(ends.every((text) => /win/i.test(text)), ends.join(" | "));
    assert.equal(ends.filter((text) => /you win/i.test(text)).length >= 1, true, "somebody reads that they won");
    for (const page of all) assert.deepEqual(page.mistakes, []);
  },
  "a killed server: the page says so, comes back, and plays on": async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await playOn(page, 2);
    await untilAsked(page);
    await page.locator("[data-choice]:visible").first().click();
    await house.kill();
    await page.locator(".paperstrip").waitFor();
    assert.match(await page.locator(".paperstrip").innerText(), /Reconnecting/);
    assert.equal(await page.locator("#decision .btn--primary").count(), 0, "nothing can be sent");
    await accessible(page, "reconnecting");
    await house.start();
    await page.locator(".paperstrip").waitFor({ state: "detached", timeout: 20_000 });
    assert.ok((await playOn(page, 3)) > 0);
    assert.deepEqual(page.mistakes, []);
  },
  "an answer that is lost with its line is given once the line is back": async (house, browser) => {
    const page = await person(browser, "Inês");
    let line = null;
    let isLosing = false;
    let acts = 0;
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      const server = socket.connectToServer();
      line = socket;
      socket.onMessage((text) => {
        const isAct = JSON.parse(String(text)).do === "act";
        if (isAct) acts++;
        if (isAct && isLosing) {
          isLosing = false;
          void line.close({ code: 4000 });
          void server.close();
        } else server.send(text);
      });
    });
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await untilAsked(page);
    const told = await page.locator(".tape__paper").innerText();
    isLosing = true;
    await answerOne(page);
    await page.locator(".paperstrip").waitFor();
    await page.locator(".paperstrip").waitFor({ state: "detached", timeout: 20_000 });
    await page.waitForFunction((text) => document.querySelector(".tape__paper").innerText !== text, told, { timeout: 15_000 });
    assert.equal(acts, 2, "said again, once");
    assert.equal(await page.locator(".decision__pick--no").count(), 0, "and nothing is refused");
    assert.ok((await playOn(page, 2)) > 0, "the game goes on");
    assert.deepEqual(page.mistakes, []);
  },
  "two tabs of one seat agree": async (house, browser) => {
    const page = await person(browser, "Inês");
    const url = await order(page, house, "stonks");
    const twin = await page.context().newPage();
    await twin.goto(url);
    await twin.waitForSelector(".play");
    await untilAsked(page);
    const question = await page.locator("#decision").innerText();
    await answerOne(page);
    await page.waitForFunction((before) => document.querySelector("#decision").innerText !== before, question, { timeout: 10_000 });
    const now = await asks(page);
    await twin.waitForFunction((text) => document.querySelector("#decision h2").innerText === text, now, { timeout: 10_000 });
  },
  "a newer page is loaded between decisions, not before": async (house, browser) => {
    const page = await person(browser, "Inês");
    let greetings = 0;
    let line = null;
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      const server = socket.connectToServer();
      line = socket;
      greetings++;
      server.onMessage((text) => socket.send(String(text).replace(/("is":"welcome".*?"build":")[^"]*/, greetings > 1 ? "$10.2.0+newer" : "$&")));
    });
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await untilAsked(page);
    await page.evaluate(() => (globalThis.isOldPage = true));
    await page.locator("[data-choice]:visible").first().click();
    await page.waitForFunction(() => document.querySelector("[data-choice]:is([aria-pressed=true],[aria-checked=true])"));
    await line.close({ code: 4000 });
    await page.locator(".paperstrip").waitFor();
    await page.locator(".paperstrip").waitFor({ state: "detached", timeout: 20_000 });
    assert.equal(await page.evaluate(() => globalThis.isOldPage), true, "what is picked is not thrown away");
    await page.locator("#decision .btn--primary").click();
    await page.waitForFunction(() => !globalThis.isOldPage, null, { timeout: 15_000 });
    await page.waitForSelector(".play");
    assert.ok((await playOn(page, 1)) > 0, "and the game goes on");
  },
  "a game by keyboard alone": async (house, browser) => {
    const page = await person(browser, "Inês");
    await page.goto(house.url);
    await page.waitForSelector(".poster");
    await tabTo(page, ".btn--xl");
    await page.keyboard.press("Enter");
    await atTable(page);
    await page.waitForSelector(".play");
    let answers = 0;
    while (answers < 90 && (await untilAsked(page))) {
      const before = await page.locator(".tape__paper li").first().innerText();
      // A digit or an arrow goes to a place, Enter picks it, Enter again confirms.
      for (let part = 0; part < 4 && (await page.locator("#decision .btn--primary:not([disabled])").count()) === 0; part++) {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
      }
      await page.keyboard.press("Enter");
      await page.waitForFunction((text) => document.querySelector(".overbanner") || document.querySelector(".tape__paper li")?.innerText !== text, before, { timeout: 8000 });
      answers++;
    }
    assert.ok(await isOver(page), `over after ${answers} answers`);
    await page.keyboard.press("?");
    await page.waitForSelector(".drawer .rule");
    await accessible(page, "the rules beside the board");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".drawer").count(), 0, "Escape closes the rules");
    assert.deepEqual(page.mistakes, []);
    return `${answers} answers`;
  },
  "watching: what everybody sees, and no button": async (house, browser) => {
    const page = await person(browser, "Inês");
    const url = await order(page, house, "stonks", async (form) => {
      await form.getByRole("switch", { name: /shown in the lobby/i }).click();
      assert.equal(await form.getByRole("switch", { name: /spectators/i }).getAttribute("aria-checked"), "true");
    });
    const watcher = await person(browser, "Olívia");
    await watcher.goto(`${house.url}/watch`);
    await watcher.locator(`a[href="${new URL(url).pathname}"]`).click();
    await watcher.waitForSelector(".play");
    assert.match(await asks(watcher), /Watching/);
    assert.equal(await watcher.locator("[data-choice]").count(), 0);
    assert.equal(await watcher.locator(".btn--primary:visible").count(), 0);
    await accessible(watcher, "watching");
    await fits(watcher, "watching");
    await page.locator(".watchers").waitFor();
  },
};
