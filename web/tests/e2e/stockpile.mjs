// Stockpile in its largest setup, five players and every module, played to the end by clicking what the board offers. Each
// stage is looked at when it is first seen: it fits, axe finds nothing, and it says what it should.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { answerOne, asks, atTable, dice, isOver } from "./play.mjs";

const stages = ["Investor auction", "Strategies", "Bonds", "Supply", "Stockpiles", "Action", "Selling"];
const shots = process.env.SHOTS;

async function orderEverything(page, house) {
  await page.goto(`${house.url}/?new=stockpile`);
  await page.waitForSelector("dialog[open]");
  await page.locator("dialog").getByRole("button", { name: /against bots/i }).click();
  const off = page.locator(".mods .switch[aria-checked=false]:not([disabled])");
  for (let switched = 0; switched < 12 && (await off.count()) > 0; switched++) await off.first().click();
  const more = page.locator(".seatlist .seatrow").last().getByRole("button").first();
  for (let seats = await page.locator(".seatlist .select--sm").count(); seats < 4; seats++) await more.click();
  await page.getByRole("button", { name: /open the table/i }).click();
  await atTable(page);
  await page.waitForSelector(".play");
}

async function look(page, stage, seen) {
  if (shots) await page.screenshot({ path: `${shots}/${stage.toLowerCase().replaceAll(" ", "-")}-${seen.size}.png` });
  await fits(page, stage);
  await accessible(page, stage);
  const now = await page.locator(".phases .is-now").innerText();
  assert.match(now, /Information|Supply|Demand|Action|Selling|Movement/, `a phase is named in ${stage}`);
}

/** A bid: the pin goes to the rung, the bar says which, a locked rung says why not by its rule. */
async function bidBySight(page) {
  const rung = page.locator(".ladder [data-choice]").last();
  await rung.click();
  assert.equal(await rung.getAttribute("aria-checked"), "true", "the rung is checked");
  assert.equal(await rung.locator(".pin").count(), 1, "the pin stands on it");
  assert.match(await page.locator(".decision__pick b").innerText(), /\d/, "the bar says which bid");
  const locked = page.locator(".rung[aria-disabled=true]").first();
  if ((await locked.count()) === 0) return;
  await locked.dispatchEvent("click"); // it is disabled for those who click without looking
  await page.waitForSelector(".tooltip--no");
  assert.match(await page.locator(".tooltip--no").innerText(), /SP-[A-Z]+-/, "the reason begins with a rule");
}

export const stockpileTests = {
  "stockpile in its largest setup": async (house, browser) => {
    const page = await person(browser, "Inês");
    await orderEverything(page, house);
    assert.equal(await page.locator(".player").count(), 5, "five players");
    const seen = new Set();
    let bids = 0;
    const choose = dice();
    for (let idle = 0; !(await isOver(page)); ) {
      const stage = (await page.locator(".stage .piles").first().getAttribute("aria-label").catch(() => null)) ?? "";
      if (stage !== "" && !seen.has(stage)) {
        seen.add(stage);
        await look(page, stage, seen);
      }
      if (stage === "Stockpiles" && bids === 0 && (await page.locator(".ladder [data-choice]").count()) > 0) {
        bids++;
        await bidBySight(page);
      }
      if (await answerOne(page, choose)) idle = 0;
      else {
        assert.ok(++idle < 400, `nothing happens: ${await asks(page)}`);
        await page.waitForTimeout(40);
      }
    }
    for (const stage of stages) assert.ok(seen.has(stage), `${stage} was seen among ${[...seen].join(", ")}`);
    assert.match(await page.locator(".overbanner b").innerText(), /win/i);
    assert.equal(await page.locator(".board tbody tr").count(), 6, "six companies with their prices");
    await page.setViewportSize({ width: 1280, height: 720 });
    await fits(page, "the end at 1280×720");
    assert.deepEqual(page.mistakes, []);
  },
};
