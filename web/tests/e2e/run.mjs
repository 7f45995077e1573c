// Runs the end-to-end tests, two at a time, each lane with a house and a browser of its own. `node tests/e2e/run.mjs [NAME…]` runs
// those whose name begins so; `--lanes 1` one after another.
import { afterTests } from "./after.mjs";
import { gameTests, longTests } from "./games.mjs";
import { House, launch } from "./house.mjs";
import { lifeTests } from "./life.mjs";
import { pageTests } from "./pages.mjs";
import { secretTests } from "./secrets.mjs";
import { settingsTests } from "./settings.mjs";
import { speedTests } from "./speed.mjs";
import { tableTests } from "./table.mjs";

const given = process.argv.slice(2);
const flag = given.indexOf("--lanes");
const lanes = flag < 0 ? 2 : Number(given[flag + 1]);
const wanted = given.filter((_, at) => flag < 0 || (at !== flag && at !== flag + 1));
// The longest first, so that no lane is left alone with one at the end. Long tests are played when they are named.
const all = Object.entries({ ...gameTests, ...tableTests, ...lifeTests, ...settingsTests, ...afterTests, ...pageTests, ...secretTests, ...speedTests, ...(wanted.length > 0 ? longTests : {}) });
const queue = all.filter(([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
const count = queue.length;
let failed = 0;

async function run(house, browser, name, test) {
  const began = Date.now();
  const took = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  try {
    const says = await test(house, browser);
    console.log(`ok    ${name} (${took()})${says ? `: ${says}` : ""}`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name} (${took()})\n${error.stack}`);
  }
  for (const context of browser.contexts()) await context.close();
}

async function lane() {
  const house = await new House().open();
  const browser = await launch();
  for (let next = queue.shift(); next; next = queue.shift()) await run(house, browser, ...next);
  await browser.close();
  await house.close();
}

const began = Date.now();
await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane));
console.log(`${count} tests, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = failed > 0 || count === 0 ? 1 : 0;
