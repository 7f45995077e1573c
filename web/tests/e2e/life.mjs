// What may happen to a seat: its time runs out.
import assert from "node:assert/strict";
import { accessible } from "./axe.mjs";
import { person } from "./house.mjs";
import { order } from "./order.mjs";
import { untilAsked } from "./play.mjs";

const bar = (page) => page.locator("#decision").innerText();
const says = (page, pattern) => page.waitForFunction(([text, flags]) => new RegExp(text, flags).test(document.querySelector("#decision")?.innerText ?? ""), [pattern.source, pattern.flags], { timeout: 20_000 }).catch(async () => assert.fail(`the bar says ${pattern}, not: ${await bar(page)}`));

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
};
