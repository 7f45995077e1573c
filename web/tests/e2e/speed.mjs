// How soon the first page can be used, with an empty cache, from this machine.
import assert from "node:assert/strict";
import { person } from "./house.mjs";

async function firstPage(house, browser) {
  const page = await person(browser, "");
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector(".btn--xl");
      if (button && !button.disabled && document.querySelectorAll(".poster").length === 3) globalThis.usableAt = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(house.url);
  await page.waitForFunction(() => globalThis.usableAt);
  const usable = await page.evaluate(() => globalThis.usableAt);
  await page.context().close();
  return usable;
}

export const speedTests = {
  "the first page is usable within a second": async (house, browser) => {
    // The best of five: what others do on this machine at the same time is not the page's.
    const times = [];
    for (let n = 0; n < 5; n++) times.push(await firstPage(house, browser));
    const best = Math.min(...times);
    assert.ok(best < 1000, `usable after ${Math.round(best)} ms`);
    return `${Math.round(best)} ms`;
  },
};
