// What may happen to a seat: its time runs out, its people play again.
import assert from "node:assert/strict";
import { accessible } from "./axe.mjs";
import { person } from "./house.mjs";
import { oneRound, openForm, order } from "./order.mjs";
import { asks, atTable, playOn, untilAsked } from "./play.mjs";

const bar = (page) => page.locator("#decision").innerText();
const says = (page, pattern) => page.waitForFunction(([text, flags]) => new RegExp(text, flags).test(document.querySelector("#decision")?.innerText ?? ""), [pattern.source, pattern.flags], { timeout: 20_000 }).catch(async () => assert.fail(`the bar says ${pattern}, not: ${await bar(page)}`));

/** People with browsers of their own at one table; what is left are bots. */
async function together(house, browser, title, names, prepare = async () => undefined) {
  const all = await Promise.all(names.map((name) => person(browser, name)));
  await openForm(all[0], house, title);
  await prepare(all[0]);
  for (let seat = names.length; seat < 3; seat++) await all[0].locator(".seatlist select").nth(seat - 1).selectOption("clerk");
  for (let seats = await all[0].locator(".seatlist .select--sm").count(); seats > 2; seats--) await all[0].locator(".seatlist .seatrow").nth(seats).getByRole("button").first().click();
  await all[0].getByRole("button", { name: /open the table/i }).click();
  const url = await atTable(all[0]);
  for (const page of all.slice(1)) {
    await page.goto(url);
    await page.getByRole("button", { name: /sit down/i }).first().click();
  }
  for (const page of all) await played(page);
  return { url, all };
}

const played = (page) => page.waitForSelector(".play", { timeout: 20_000 }).catch(async () => assert.fail(`no game begins: ${await page.locator("body").innerText()}`));

/** Asks the house for a shorter clock than the form has. */
const inAHurry = (page) =>
  page.route("**/api/tables", (route) => {
    const asked = route.request();
    if (asked.method() !== "POST") return route.continue();
    return route.continue({ postData: JSON.stringify({ ...asked.postDataJSON(), clock: { kind: "live", move: 5, bank: 0 } }) });
  });

export const lifeTests = {
  "time runs out: a pick is played at zero, and without one a bot decides": async (house, browser) => {
    const page = await person(browser, "Inês");
    await inAHurry(page);
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await untilAsked(page);
    await says(page, /At zero a bot decides for you/);
    assert.equal(await page.locator(".decision.is-late").count(), 1);
    const before = await page.locator(".tape__paper").innerText();
    await page.locator("[data-choice]:visible").first().click();
    await says(page, /At zero your pick is played/);
    await accessible(page, "time runs out");
    await page.waitForFunction((text) => document.querySelector(".tape__paper").innerText !== text, before, { timeout: 10_000 });
    assert.doesNotMatch(await bar(page), /Welcome back/, "the pick was played in time");
    await says(page, /Welcome back/);
    // Bots answer at once here, so the page is never still.
    await page.getByRole("button", { name: "Take the seat back" }).dispatchEvent("click");
    await page.waitForFunction(() => !document.querySelector("#decision").innerText.includes("Welcome back"));
  },
  "two play again: one asks, the other reads it": async (house, browser) => {
    const { url, all } = await together(house, browser, "stonks", ["Inês", "Ben"], oneRound);
    const [inês, ben] = all;
    await Promise.all(all.map((page) => playOn(page)));
    await inês.goto(`${url}/score`);
    await inês.getByRole("button", { name: "Play again" }).click();
    await inês.waitForURL((address) => /\/t\/[\w-]+$/.test(address.pathname) && address.href !== url);
    await ben.getByRole("button", { name: "Next game" }).waitFor();
    assert.match(await bar(ben), /your seat is kept/);
    await ben.getByRole("button", { name: "Next game" }).click();
    await ben.waitForURL(inês.url());
    for (const page of all) await played(page);
    assert.ok(await asks(ben));
  },
};
