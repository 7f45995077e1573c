// Runs the end-to-end tests one after another against one house; `node tests/e2e/run.mjs [NAME…]` runs those whose name begins so.
import { House, launch } from "./house.mjs";
import { stockpileTests } from "./stockpile.mjs";
import { tests } from "./tests.mjs";

const wanted = process.argv.slice(2);
// Minutes each: played when they are named.
const long = new Set(["a whole game of stockpile", "a whole game of 1920 Wall Street", ...Object.keys(stockpileTests)]);
const house = await new House().open();
const browser = await launch();
let failed = 0;
let passed = 0;
for (const [name, test] of Object.entries(tests)) {
  if (wanted.length > 0 ? !wanted.some((start) => name.startsWith(start)) : long.has(name)) continue;
  const began = Date.now();
  try {
    await test(house, browser);
    passed++;
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n${error.stack}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
await house.close();
console.log(`${passed + failed} tests, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
