// What may happen to a seat: a player steps away, runs out of time, loses the link, resigns, plays again.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { oneRound, openForm, order } from "./order.mjs";
import { answerOne, asks, atTable, playOn, untilAsked } from "./play.mjs";

const bar = (page) => page.locator("#decision").innerText();
const says = (page, pattern) => page.waitForFunction(([text, flags]) => new RegExp(text, flags).test(document.querySelector("#decision")?.innerText ?? ""), [pattern.source, pattern.flags], { timeout: 20_000 }).catch(async () => assert.fail(`the bar says ${pattern}, not: ${await bar(page)}`));
const openMenu = (page) => page.locator(".topbar .btn").last().click();

/** People with separate browsers at one table; the other seats are bots. */
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

/** Asks the server for a shorter clock than the form offers. */
const inAHurry = (page) =>
  page.route("**/api/tables", (route) => {
    const asked = route.request();
    if (asked.method() !== "POST") return route.continue();
    return route.continue({ postData: JSON.stringify({ ...asked.postDataJSON(), clock: { kind: "live", move: 5, bank: 0 } }) });
  });

export const lifeTests = {
  "stepping away: a bot has the seat, and one takes it back": async (house, browser) => {
    const { all } = await together(house, browser, "stonks", ["Inês", "Ben"]);
    const [page, ben] = all;
    const names = await page.locator(".player__name > span:first-child").allInnerTexts();
    assert.ok(names.every((name) => name.trim().length > 1), `everybody has a name: ${names}`);
    await untilAsked(page);
    assert.equal(await page.locator(".decision__pick--no").count(), 0, "nothing is refused at the start");
    await openMenu(page);
    await page.getByRole("button", { name: "Step away" }).click();
    await says(page, /Welcome back, Inês/);
    assert.match(await bar(page), /Broker is playing your seat/);
    assert.match(await page.locator(".player").first().innerText(), /Broker plays/i);
    await ben.locator(".player .badge--bot:not(.is-seat)").waitFor();
    await accessible(page, "a bot has the seat");
    await fits(page, "a bot has the seat");
    await page.getByRole("button", { name: "Take the seat back" }).click();
    for (const one of all) await one.locator(".player .badge--bot:not(.is-seat)").waitFor({ state: "detached" });
    for (let n = 0; n < 8 && (await page.locator("[data-choice]:visible").count()) === 0; n++) {
      await answerOne(ben);
      await page.waitForTimeout(300);
    }
    assert.ok(await untilAsked(page), "one is asked again");
    for (const one of all) assert.deepEqual(one.mistakes, []);
  },
  "time runs out: a pick is played at zero, and without one a bot decides": async (house, browser) => {
    const page = await person(browser, "Inês");
    await inAHurry(page);
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await untilAsked(page);
    await says(page, /At zero, a bot decides for you/);
    assert.equal(await page.locator(".decision.is-late").count(), 1);
    const before = await page.locator(".tape__paper").innerText();
    await page.locator("[data-choice]:visible").first().click();
    await says(page, /At zero, your pick is played/);
    await page.waitForFunction((text) => document.querySelector(".tape__paper").innerText !== text, before, { timeout: 10_000 });
    assert.doesNotMatch(await bar(page), /Welcome back/, "the pick was played in time");
    await says(page, /Welcome back/);
    await accessible(page, "time ran out");  // not before: on a busy machine this takes longer than the clock allows
    // Bots answer at once here, so the page keeps changing.
    await page.getByRole("button", { name: "Take the seat back" }).dispatchEvent("click");
    await page.waitForFunction(() => !document.querySelector("#decision").innerText.includes("Welcome back"));
  },
  "a lost link is given anew if all others agree; resigning": async (house, browser) => {
    const { url, all } = await together(house, browser, "stonks", ["Inês", "Ben", "Marisol"]);
    const [inês, ben, marisol] = all;
    const claimant = await person(browser, "Ben");
    await claimant.goto(`${url}/relink`);
    await claimant.locator(".seatrow", { hasText: "Ben" }).getByRole("button", { name: "That is me" }).click();
    await claimant.getByText("The others are being asked whether you are Ben").waitFor();
    await accessible(claimant, "a lost link");
    await says(ben, /Ben/);
    assert.equal(await ben.locator("#decision .btn").count(), 1, "whose seat it is may refuse, and nothing else");
    for (const page of [inês, marisol]) {
      await says(page, /Ben/);
      await page.getByRole("button", { name: "Allow" }).click();
    }
    await claimant.waitForURL(new RegExp(`${new URL(url).pathname}$`), { timeout: 20_000 });
    await claimant.waitForSelector(".play");
    await ben.getByText(/another|replaced|new link/i).first().waitFor();
    assert.match(await claimant.locator(".player", { hasText: "Ben" }).innerText(), /you/i);

    await openMenu(inês);
    await inês.getByRole("button", { name: "Resign" }).click();
    assert.match(await inês.locator("dialog").innerText(), /placed last/);
    assert.equal(await inês.evaluate(() => document.activeElement?.textContent?.trim()), "Stay", "the harmless button has the focus");
    assert.equal(await inês.locator("dialog .btn--primary").count(), 0);
    await accessible(inês, "resigning");
    await inês.locator("dialog .btn--danger").click();
    await claimant.locator(".player", { hasText: "Resigned" }).waitFor();
    for (const page of [inês, claimant]) assert.deepEqual(page.mistakes, []);
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
