// Tests of votes: undo, and a bot for an absent player.
import assert from "node:assert/strict";
import { accessible } from "./axe.mjs";
import { House, person } from "./house.mjs";
import { openForm } from "./order.mjs";
import { answerOne, asks, atTable, dice } from "./play.mjs";

/** A server on which votes end soon and absence counts at once; its tables are of Stockpile, with people only. */
async function atStockpile(browser, names, limits, play) {
  const house = await new House().open({ limits });
  try {
    const all = await Promise.all(names.map((name) => person(browser, name)));
    await Promise.all(all.map((page) => page.addInitScript(listen)));
    await openForm(all[0], house, "stockpile");
    for (let seats = await all[0].locator(".seatlist .select--sm").count(); seats >= names.length; seats--) await all[0].locator(".seatlist .seatrow").nth(seats).getByRole("button").first().click();
    for (let seat = 1; seat < names.length; seat++) await all[0].locator(".seatlist select").nth(seat - 1).selectOption("open");
    await all[0].getByRole("button", { name: /open the table/i }).click();
    const url = await atTable(all[0]);
    for (const page of all.slice(1)) {
      await page.goto(url);
      await page.getByRole("button", { name: /sit down/i }).first().click();
    }
    await Promise.all(all.map((page) => page.waitForSelector(".play", { timeout: 20_000 })));
    for (const [seat, page] of all.entries()) await hears(page, new RegExp(`At the table, in order: .*${names[seat]} \\(you\\)`));
    await play(all, url);
    for (const page of all) if (!page.isClosed()) assert.deepEqual(page.mistakes, []);
  } finally {
    await house.close();
  }
}

/** Writes down everything that a screen reader is told. */
function listen() {
  globalThis.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector(".live")?.textContent ?? "";
    if (said !== "" && said !== globalThis.heard.at(-1)) globalThis.heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const isAsked = (page) => page.locator("[data-choice]:visible").count().then((count) => count > 0);

/** The person whose turn it is. */
async function whoseTurn(all) {
  for (let n = 0; n < 100; n++) {
    for (const page of all) if (await isAsked(page)) return page;
    await all[0].waitForTimeout(100);
  }
  return assert.fail(`nobody is asked: ${await Promise.all(all.map(asks))}`);
}

/** Plays until bidding begins; nobody has bid yet. */
async function untilBidding(all) {
  const choose = dice();
  for (let n = 0; n < 20; n++) {
    const page = await whoseTurn(all);
    if ((await page.locator(".rung[data-choice]").count()) > 0) return page;
    const before = await tape(page);
    await answerOne(page, choose);
    await page.waitForFunction((text) => document.querySelector(".tape__paper").innerText !== text, before, { timeout: 10_000 });
  }
  return assert.fail("bidding never begins");
}

const tape = (page) => page.locator(".tape__paper").innerText();
const struck = (page) => page.locator(".tape__paper li.is-taken").count();
/** Every screen has struck that many lines. */
const allStruck = (all, count) => Promise.all(all.map((page) => page.waitForFunction((most) => document.querySelectorAll(".tape__paper li.is-taken").length >= most, count, { timeout: 10_000 })));
/** The screen reader is told so. */
const hears = (page, what) => page.waitForFunction((source) => globalThis.heard?.some((text) => new RegExp(source, "i").test(text)), what.source, { timeout: 10_000 });
const button = (page, name) => page.locator("#decision").getByRole("button", { name });

/** Makes the lowest offered bid; returns who bids next. */
async function bid(page, all) {
  const before = await tape(page);
  await page.locator(".rung[data-choice]").last().click();
  await page.locator("#decision .btn--primary").click();
  await page.waitForFunction((text) => document.querySelector(".tape__paper").innerText !== text, before, { timeout: 10_000 });
  return whoseTurn(all);
}

export const voteTests = {
  "taking back: free at once; after another's bid the others are asked": (_, browser) =>
    atStockpile(browser, ["Inês", "Ben", "Marisol"], ["vote=4000"], async (all) => {
      const first = await untilBidding(all);
      let second = await bid(first, all);
      assert.notEqual(first, second);
      await button(first, "Take it back").click();
      await allStruck(all, 1);
      assert.equal(await whoseTurn(all), first, "one is asked again");
      assert.equal(await struck(first), 1, "the line is struck, not gone");

      second = await bid(first, all);
      const third = await bid(second, all);
      assert.equal(new Set([first, second, third]).size, 3);
      const others = [second, third];

      await button(first, "Ask to take it back").click();
      await first.getByText("You ask to take it back").waitFor();
      for (const page of others) await button(page, "Allow").waitFor();
      await hears(third, /asks to take|take back/i);
      await accessible(third, "asked to allow an undo");
      await button(second, "Refuse").click();
      for (const page of others) await button(page, "Allow").waitFor({ state: "detached" });
      await hears(third, /The vote is over/);
      assert.equal(await struck(third), 1, "one no, and it stands");

      await button(first, "Ask to take it back").click();
      await button(second, "Allow").click();
      await button(third, "Allow").waitFor();
      await button(third, "Allow").waitFor({ state: "detached", timeout: 10_000 });
      assert.equal(await struck(third), 1, "silence is a no");
      assert.equal(await whoseTurn(all), third);

      await button(first, "Ask to take it back").click();
      for (const page of others) await button(page, "Allow").click();
      await allStruck(all, 2); // everybody sees what is void
      assert.equal(await whoseTurn(all), first, "all agree: one bids again");
    }),
  "taking back: two people, the asker is asked meanwhile": (_, browser) =>
    atStockpile(browser, ["Inês", "Ben"], [], async (all) => {
      const first = await untilBidding(all);
      const second = await bid(first, all);
      assert.equal(await bid(second, all), first);
      await button(first, "Ask to take it back").click();
      await button(second, "Allow").click();
      await allStruck(all, 1);
      assert.equal(await whoseTurn(all), first);
    }),
  "somebody is gone: the others agree on a bot, and the owner takes the seat back": (_, browser) =>
    atStockpile(browser, ["Inês", "Ben", "Marisol"], ["absent=6000", "vote=8000"], async (all, url) => {
      const gone = await whoseTurn(all);
      const rest = all.filter((page) => page !== gone);
      const [one, two] = rest;
      const back = await gone.context().newPage();
      await gone.close();
      await one.locator(".player .badge--away").waitFor();
      await hears(one, /: Away/);
      assert.equal(await one.getByRole("button", { name: "Let a bot decide?" }).count(), 0, "not before the house would");
      await one.getByRole("button", { name: "Let a bot decide?" }).click({ timeout: 20_000 });
      await button(two, "Let a bot play").waitFor();
      await hears(two, /is away\. Shall Broker play on/);
      await accessible(two, "asked for a bot");
      await button(two, "Let a bot play").click();
      for (const page of rest) await page.locator(".player .badge--bot", { hasText: "Broker plays" }).waitFor();
      await hears(one, /: Broker plays/);
      await whoseTurn(rest);
      await back.goto(url);
      await button(back, "Take the seat back").click();
      for (const page of rest) await page.locator(".player .badge--bot").waitFor({ state: "detached" });
      await button(back, "Take the seat back").waitFor({ state: "detached" });
    }),
};
