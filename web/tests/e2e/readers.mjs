// Who reads another language meets no English before, beside and after a game: lobby, order form, rules, lessons; score and replay.
import { label, languages, noEnglish, reader } from "./mirrors.mjs";
import { openForm } from "./order.mjs";

/** One of the languages that are not English, a different one for each place. */
const foreign = languages.filter((language) => language !== "en");
const reads = (place) => foreign[place % foreign.length];

/** From the end of a match to its score, and on to the replay. */
export async function scoreAndReplay(twin) {
  await twin.locator("#decision .btn--primary").click();
  await twin.waitForSelector(".score");
  await twin.locator(".fort, .counted tbody tr").first().waitFor();
  await twin.locator("a[href*='/replay']").first().click();
  await twin.waitForSelector(".scrub");
  await twin.keyboard.press("Home");
  for (let step = 0; step < 5; step++) await twin.keyboard.press("Shift+ArrowRight");
}

async function lesson(page, house, title) {
  const button = (key) => page.locator(".coach").getByRole("button", { name: label(page.language, `lesson.${key}`), exact: true });
  await page.goto(`${house.url}/learn/${title}`);
  await page.waitForSelector(".coach");
  for (let step = 0; step < 14 && (await button("real").count()) === 0; step++) {
    const heading = await page.locator(".coach h2").innerText();
    if (await button("show").count()) await button("show").click();
    if (await page.locator("#decision .btn--primary").count()) await page.locator("#decision .btn--primary").click();
    else await button("next").click();
    await page.waitForFunction((text) => document.querySelector(".coach h2")?.innerText !== text, heading, { timeout: 5000 });
  }
  await button("real").waitFor();
}

export const readerTests = {
  "no English in lobby and order form": async (house, browser) => {
    const page = await reader(browser, reads(0));
    await page.goto(house.url);
    await page.waitForSelector(".poster");
    await noEnglish(page, "the lobby", 40);
    await openForm(page, house, "stockpile");
    await noEnglish(page, "the order form", 40);
  },
  "no English in the rules": async (house, browser) => {
    const page = await reader(browser, reads(1));
    for (const [title, rule] of [["stonks", "ST-CMP-4"], ["stockpile", "SP-DEM-2"], ["wall-street-1920", "WS-MAG-1"]]) {
      await page.goto(`${house.url}/rules/${title}#${rule}`);
      await page.waitForFunction((id) => document.querySelector(".rd__id")?.innerText === id, rule);
      await noEnglish(page, `the rules of ${title}`, 60);
    }
  },
  "no English in the lessons": async (house, browser) => {
    const page = await reader(browser, reads(2));
    for (const title of ["stonks", "stockpile", "wall-street-1920"]) {
      await lesson(page, house, title);
      await noEnglish(page, `the lesson of ${title}`, 100);
    }
  },
};
