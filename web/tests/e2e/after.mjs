// After the match: replay from one seat's view and from all, a link to a moment, the shuffle, the journal, a rematch.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { accessible, fits } from "./axe.mjs";
import { person } from "./house.mjs";
import { oneRound, order } from "./order.mjs";
import { atTable, playOn } from "./play.mjs";

const at = (page) => page.locator(".scrub__i b").innerText().then(Number);

async function shuffleIsTrue(page) {
  await page.getByRole("button", { name: /check the shuffle/i }).first().click();
  await page.locator(".checks li").nth(3).waitFor({ timeout: 20_000 });
  const lines = await page.locator(".checks li").allInnerTexts();
  assert.match(lines.join("\n"), /sealed before anybody sat down[^]*\d+ draws, each as the key says/);
  assert.equal(await page.locator(".checks .is-bad").count(), 0, "nothing is wrong with the deal");
  await page.keyboard.press("Escape");
}

async function replayed(page, house) {
  await page.getByRole("link", { name: /replay/i }).first().click();
  await page.waitForSelector(".scrub");
  const last = await at(page);
  assert.ok(last > 40, `it opens at the end, step ${last}`);
  assert.equal(await page.locator(".persp .is-on").innerText(), "Everyone");
  await page.keyboard.press("Home");
  assert.equal(await at(page), 0);
  await page.keyboard.press("Shift+ArrowRight");
  const first = await at(page);
  assert.ok(first > 0, "to the first choice");
  assert.match(await page.locator(".rep__cap").innerText(), new RegExp(`Step ${first}`));
  assert.ok((await page.locator(".lane").count()) > 3, "prices over the match");
  const open = await page.locator(".rhands").innerText();
  await page.locator(".persp button").first().click();
  await page.waitForFunction(() => document.querySelector(".persp .is-on")?.textContent?.includes("Inês"));
  assert.equal(await at(page), first, "the same moment");
  assert.notEqual(await page.locator(".rhands").innerText(), open, "seen by one, others' hands are closed");
  await fits(page, "the replay");
  await accessible(page, "the replay");
  await page.getByRole("button", { name: /link to this step/i }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, new RegExp(`at=${first}&as=0`));
  const other = await person(page.context().browser(), "Ben");
  await other.goto(link.replace("as=0", "as=all"));
  await other.waitForSelector(".scrub");
  assert.equal(await at(other), first, "a link opens at its moment, for whoever has it");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /journal/i }).click()]);
  assert.match(file.suggestedFilename(), /^stonks-.*\.journal$/);
  const journal = readFileSync(await file.path(), "utf8");
  assert.ok(journal.split("\n").length > 40 && journal.includes("stonks"), "the journal can be kept");
  await judged(page);
  await page.goto(house.url);
}

/** The server's analysis of the match: luck, what choices cost, and the choices there were. */
async function judged(page) {
  await page.locator(".rled .seatt tbody tr").nth(3).waitFor({ timeout: 120_000 });
  const rows = await page.locator(".rled .seatt tbody tr").allInnerTexts();
  for (const row of rows) assert.match(row, /\d+\s?%[^]*\d+\s?%[^]*\d+/, "start, luck, play, end");
  assert.equal(await page.locator(".led svg[role=img]").count(), 2, "luck and choices on one scale");
  await page.keyboard.press("Home");
  for (let n = 0; n < 12 && (await page.locator(".cho").count()) === 0; n++) await page.keyboard.press("ArrowRight");
  assert.match(await page.locator(".cho").first().innerText(), /\d+\s?%/, "the next choice, with the share of each");
  await accessible(page, "the analysis");
}

export const afterTests = {
  "after the match: score, shuffle, replay, journal, again": async (house, browser) => {
    const page = await person(browser, "Inês", { permissions: ["clipboard-read", "clipboard-write"] });
    const url = await order(page, house, "stonks", oneRound);
    await page.waitForSelector(".play");
    await playOn(page);
    await page.goto(`${url}/score`);
    await page.waitForSelector(".score");
    assert.match(await page.locator(".win h1").innerText(), /with \d+/);
    assert.equal(await page.locator(".fort").count(), 4);
    const tale = await page.locator(".win p").innerText();
    assert.match(tale, /^\p{L}+ was trump in \d+ of \d+ tricks\. (\p{L}+ comes second, .+ behind|\p{L}+ has .+ as well; .+|You (come|finish) .+)\.$/u, `the match in a line: ${tale}`);
    await page.locator(".ln[data-co]").nth(4).waitFor();
    assert.equal(await page.locator(".ln[data-co]").count(), 5, "five prices");
    const tricks = await page.locator(".ln__w li").count();
    assert.ok(tricks > 4 && tricks === (await page.locator(".ln__w .pin").count()), "who won each trick");
    const wins = await page.locator(".fort .nm").allInnerTexts();
    assert.equal(wins.map((text) => Number(/won (\d+) trick/.exec(text)[1])).reduce((all, one) => all + one), tricks, "and how many each");
    await shuffleIsTrue(page);
    await replayed(page, house);
    await page.locator(".mine__t--past").first().waitFor();
    await page.locator(".mine__t--past").first().click();
    await page.waitForSelector(".score");
    await page.locator(".mom li").first().waitFor({ timeout: 20_000 });
    for (const line of await page.locator(".mom li").allInnerTexts()) assert.match(line, /Round 1[^]*\p{L}{3}[^]*\d+\s?%[^]*\d+\s?%/iu, "what decided: when, what, from where to where");
    await accessible(page, "the score");
    await page.getByRole("button", { name: /play again/i }).click();
    await page.waitForURL((address) => /\/t\/[\w-]+$/.test(address.pathname) && address.href !== url);
    await atTable(page);
    await page.waitForSelector(".play");
    assert.ok((await playOn(page, 1)) > 0, "the next game");
    assert.deepEqual(page.mistakes, []);
  },
};
