// Plays whole games by clicking, against bots without delay: each title as it is taught, and each in its largest setup.
import assert from "node:assert/strict";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { everything, oneRound, option, order } from "./order.mjs";
import { languages, mirror, noEnglish } from "./mirrors.mjs";
import { dice, isOver, playOn } from "./play.mjs";
import { scoreAndReplay } from "./readers.mjs";

/** At the end: who won, over the board that stays; then the score page with a row for everybody. */
async function closingBell(page, title, players) {
  assert.ok(await isOver(page), "the match is over");
  assert.match(await page.locator(".overbanner b").innerText(), /win|closes with/i);
  await page.setViewportSize({ width: 1280, height: 720 });
  await fits(page, `the end of ${title} at 1280×720`);
  await page.locator("#decision .btn--primary").click();
  await page.waitForSelector(".score");
  assert.match(await page.locator(".win h1").innerText(), /\p{L}+ .*\d/u, "the headline names the winner and the sum");
  // 1920 Wall Street has a separate table that counts every share.
  const fortunes = page.locator(".fort, .counted tbody tr");
  await fortunes.nth(players - 1).waitFor();
  assert.equal(await fortunes.count(), players, "a fortune each");
  assert.ok((await page.locator(".sheet tbody tr").count()) > 0, "the score sheet has rows");
}

/** Checks every stage of a game once: the player's page wide and low, dark and light by turns, and a Greek phone next to it. */
function onlooker(page, phone, stageOf) {
  const seen = new Set();
  return Object.assign(async () => {
    const stage = await page.evaluate(stageOf);
    if (stage === "" || seen.has(stage)) return;
    seen.add(stage);
    const isLow = seen.size % 2 === 0;
    await page.setViewportSize({ width: 720, height: 450 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `no sideways scroll at 200 % zoom: ${stage}`);
    await page.setViewportSize(isLow ? { width: 1280, height: 720 } : { width: 1440, height: 900 });
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), isLow ? "light" : "dark");
    await fits(page, stage);
    await accessible(page, stage);
    if (phone) await accessible(phone, `${stage}, phone, Greek`);
  }, { seen });
}

/** Clicks something that cannot be done: the reason comes with its rule, and nothing else happens. Says whether there was such
    a thing. */
async function whyNot(page) {
  const closed = page.locator(".stage [aria-disabled=true]:visible").first();
  if ((await closed.count()) === 0) return false;
  const before = await page.locator("#decision").innerText();
  await closed.dispatchEvent("click");
  const tip = page.locator(".tooltip--fixed");
  if (!(await tip.waitFor({ timeout: 1500 }).then(() => true, () => false))) return false;
  assert.match(await tip.locator(".rid").innerText(), /^[A-Z]{2}-[A-Z]{3}-\d+$/, "the rule's number");
  assert.match(await tip.innerText(), /\p{L}+ \p{L}+ \p{L}+/u, "and a sentence");
  assert.match(await page.locator(".live").innerText(), /\p{L}+ \p{L}+/u, "which is read out, too");
  assert.equal(await page.locator("#decision").innerText(), before, "nothing is picked by it");
  return true;
}

function wholeGame(title, name, prepare) {
  return async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, title, prepare);
    await page.waitForSelector(".play");
    assert.match(await page.locator(".topbar__title").innerText(), name);
    const phone = await mirror(browser, page, "el", { viewport: { width: 390, height: 844 }, colorScheme: "light", hasTouch: true });
    const mirrors = [phone];
    for (const language of languages) if (!["en", "el"].includes(language)) mirrors.push(await mirror(browser, page, language));
    const look = onlooker(page, phone, byLabel);
    let told = false;
    const answers = await playOn(page, 600, dice(), async () => {
      await look();
      told ||= await whyNot(page);
    });
    assert.ok(answers > 2, `${answers} answers`);
    assert.ok(told, "something could not be done, and said why");
    for (const twin of mirrors) {
      await twin.waitForSelector(".overbanner", { timeout: 20_000 });
      if (twin === mirrors.at(-1)) await scoreAndReplay(twin);
      await noEnglish(twin, title, 100);
      assert.deepEqual(twin.mistakes, []);
      await twin.context().close();
    }
    await closingBell(page, title, 4);
    await accessible(page, `${title}'s score`);
    assert.deepEqual(page.mistakes, []);
    return `${answers} answers, ${look.seen.size} stages looked at`;
  };
}

/** Five players and every module; each stage is checked when it first occurs. */
function largest(title, prepare, stageOf, mustSee) {
  return async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, title, async () => {
      await everything(page);
      await prepare(page);
    });
    await page.waitForSelector(".play");
    assert.equal(await page.locator(".player").count(), 5, "five players");
    const look = onlooker(page, null, stageOf);
    const answers = await playOn(page, 900, undefined, look);
    for (const stage of mustSee) assert.ok(look.seen.has(stage), `${stage} was seen among ${[...look.seen].join(", ")}`);
    await closingBell(page, title, 5);
    assert.deepEqual(page.mistakes, []);
    return `${answers} answers, ${look.seen.size} stages looked at`;
  };
}

// A stage is what the row of the piles shows, if a title has one; otherwise the phase, or the question without its figures.
const byLabel = () => document.querySelector(".stage .piles")?.getAttribute("aria-label") ?? document.querySelector("#decision h2")?.textContent?.replace(/[\d$].*/, "").trim() ?? "";
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
