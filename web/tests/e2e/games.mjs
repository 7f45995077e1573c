// Whole games by clicking, against bots that need no time: each title as it is taught, and each in its largest setup.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { everything, oneRound, option, order } from "./order.mjs";
import { isOver, playOn } from "./play.mjs";

/** At the end: who won, over the board that stays; then the score page with a row for everybody. */
async function closingBell(page, title, players) {
  assert.ok(await isOver(page), "the match is over");
  assert.match(await page.locator(".overbanner b").innerText(), /win|closes with/i);
  await page.setViewportSize({ width: 1280, height: 720 });
  await fits(page, `the end of ${title} at 1280×720`);
  await page.locator("#decision .btn--primary").click();
  await page.waitForSelector(".score");
  assert.match(await page.locator(".win h1").innerText(), /\p{L}+ .*\d/u, "the headline names the winner and the sum");
  assert.equal(await page.locator(".fort").count(), players, "a fortune each");
  assert.ok((await page.locator(".sheet tbody tr").count()) > 0, "the score sheet has rows");
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
    assert.ok(answers > 2, `${answers} answers`);
    await closingBell(page, title, 4);
    await accessible(page, `${title}'s score`);
    assert.deepEqual(page.mistakes, []);
    return `${answers} answers`;
  };
}

/** Five players and every module; each stage is looked at when it is first seen. */
function largest(title, prepare, stageOf, mustSee) {
  return async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, title, async () => {
      await everything(page);
      await prepare(page);
    });
    await page.waitForSelector(".play");
    assert.equal(await page.locator(".player").count(), 5, "five players");
    const seen = new Set();
    const answers = await playOn(page, 900, undefined, async () => {
      const stage = await page.evaluate(stageOf);
      if (stage === "" || seen.has(stage)) return;
      seen.add(stage);
      await fits(page, stage);
      await accessible(page, stage);
    });
    for (const stage of mustSee) assert.ok(seen.has(stage), `${stage} was seen among ${[...seen].join(", ")}`);
    await closingBell(page, title, 5);
    assert.deepEqual(page.mistakes, []);
    return `${answers} answers, ${seen.size} stages looked at`;
  };
}

const byLabel = () => document.querySelector(".stage .piles")?.getAttribute("aria-label") ?? "";
const byPhase = () => document.querySelector(".phases .is-now")?.textContent?.trim() ?? document.querySelector("#decision h2")?.textContent?.replace(/[\d$].*/, "").trim() ?? "";

export const gameTests = {
  "a whole game of 1920 Wall Street": wholeGame("wall-street-1920", /1920 Wall Street/),
  "a whole game of stockpile": wholeGame("stockpile", /Stockpile/),
  "a whole game of stonks": wholeGame("stonks", /Stonks/, oneRound),
};

export const longTests = {
  "the largest stockpile": largest("stockpile", async () => undefined, byLabel, ["Investor auction", "Strategies", "Bonds", "Supply", "Stockpiles", "Action", "Selling"]),
  "the largest 1920 Wall Street": largest("wall-street-1920", async () => undefined, byPhase, []),
  "the largest stonks": largest("stonks", async (page) => option(page, "9").selectOption("3"), byPhase, []),
};
