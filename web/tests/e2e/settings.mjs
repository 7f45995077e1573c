// Tests that settings take effect at once and are stored: theme, motion, density, confirming, sound, language. And hints.
import assert from "node:assert/strict";
import { accessible } from "./axe.mjs";
import { person } from "./house.mjs";
import { order } from "./order.mjs";
import { untilAsked } from "./play.mjs";

/** Counts the tones that the page plays. */
function countTones() {
  globalThis.tones = 0;
  const begin = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    globalThis.tones++;
    return begin.apply(this, when);
  };
}

const told = (page) => page.locator(".tape__paper").innerText();
const toldMore = (page, before) => page.waitForFunction((text) => document.querySelector(".tape__paper").innerText !== text, before, { timeout: 10_000 });

export const settingsTests = {
  "settings act at once and are remembered": async (house, browser) => {
    const page = await person(browser, "Inês", { reducedMotion: "no-preference" });
    await page.addInitScript(countTones);
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await page.locator(".topbar .btn").last().click();
    const choose = (group, name) => page.locator("dialog").getByRole("group", { name: group }).getByRole("button", { name, exact: true }).click();
    const root = () => page.evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang, tight: document.querySelector(".play")?.classList.contains("is-tight") ?? null }));
    await choose("Theme", "Light");
    assert.equal((await root()).theme, "light");
    await choose("Density", "Compact");
    assert.equal((await root()).tight, true);
    await choose("Motion", "Off");
    assert.equal((await root()).motion, "off");
    await choose("Confirming", "Quick");
    await page.locator("dialog").getByRole("switch", { name: "Sound" }).click();
    await page.locator("dialog").getByRole("slider", { name: "Volume" }).fill("0.3");
    await choose("Colours", "Strong");
    await page.locator("dialog").getByRole("switch", { name: "Key hints" }).click();
    assert.deepEqual(await page.evaluate(() => [document.documentElement.dataset.inks, document.documentElement.dataset.keys, JSON.parse(localStorage.getItem("bell.settings")).volume]), ["strong", "off", 0.3]);
    assert.equal(await page.locator(".key:visible").count(), 0, "no key is named");
    const notes = page.locator("dialog").getByRole("switch", { name: "Tell me when it is my turn" });
    await notes.click();
    await page.getByText("The browser does not allow it here.").waitFor();
    assert.equal(await notes.getAttribute("aria-checked"), "false", "what the browser refuses is not on");
    await accessible(page, "the settings, light");
    await page.keyboard.press("Escape");
    // Quick: one click if nothing secret is revealed and it can be undone; sound: the bell at the player's next turn.
    await untilAsked(page);
    const before = await told(page);
    await page.locator("[data-choice]:visible").first().click();
    if (await page.locator("#decision .btn--primary:not([disabled])").count()) await page.keyboard.press("Enter");
    await toldMore(page, before);
    assert.equal(await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length), 0, "nothing moves");
    await untilAsked(page);
    assert.ok((await page.evaluate(() => globalThis.tones)) > 0, "the bell rings");
    await page.keyboard.press("m");
    const tones = await page.evaluate(() => globalThis.tones);
    await page.locator("[data-choice]:visible").first().click();
    if (await page.locator("#decision .btn--primary:not([disabled])").count()) await page.keyboard.press("Enter");
    await untilAsked(page);
    assert.equal(await page.evaluate(() => globalThis.tones), tones, "M makes it silent");
    await page.locator(".topbar .btn").last().click();
    await choose("Language", "Português");
    await page.waitForFunction(() => document.documentElement.lang === "pt" && document.querySelector("dialog h2")?.textContent === "Definições");
    await page.keyboard.press("Escape");
    await page.reload();
    await page.waitForSelector(".play");
    assert.deepEqual(await root(), { theme: "light", density: "tight", motion: "off", inks: "strong", keys: "off", lang: "pt", tight: true });
    assert.match(await page.locator("meta[name=description]").getAttribute("content"), /^Jogos de tabuleiro/);
    assert.match(await page.locator(".tape h2").innerText(), /Notícias/, "the page speaks Portuguese");
    await page.goto(house.url);
    await page.waitForSelector(".mine__t");
    assert.equal((await root()).lang, "pt");
    assert.deepEqual(page.mistakes, []);
  },
  "a hint names the best choices at their places, and picks nothing": async (house, browser) => {
    const page = await person(browser, "Inês");
    await order(page, house, "stonks");
    await page.waitForSelector(".play");
    await untilAsked(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hintpop li").first().waitFor({ timeout: 15_000 });
    const lines = await page.locator(".hintpop li").allInnerTexts();
    assert.ok(lines.length >= 1 && lines.length <= 3, `${lines.length} hints`);
    for (const line of lines) assert.match(line, /\d+\s?%/, "with its share of the victory");
    assert.match(await page.locator(".hintpop p").innerText(), /from what you see alone/);
    assert.ok((await page.locator(".stage .hint, .stage .hintn").count()) >= 1, "numerals where the choices are");
    assert.equal(await page.locator("#decision .btn--primary:not([disabled])").count(), 0, "nothing is picked by it");
    await accessible(page, "a hint");
  },
};
