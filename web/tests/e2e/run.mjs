// Runs the end-to-end tests, two at a time, each lane with a house and a browser of its own; a third lane has those that mostly wait
// for a clock. `node tests/e2e/run.mjs [NAME…]` runs those whose name begins so; `--lanes 1` one after another. What failed beside another test is run once more, alone: two browsers
// on a busy machine can outlast anybody's patience. Both results are shown.
import { afterTests } from "./after.mjs";
import { gameTests, longTests } from "./games.mjs";
import { House, launch } from "./house.mjs";
import { keyTests } from "./keys.mjs";
import { lifeTests } from "./life.mjs";
import { pageTests } from "./pages.mjs";
import { phoneTests } from "./phone.mjs";
import { readerTests } from "./readers.mjs";
import { secretTests } from "./secrets.mjs";
import { settingsTests } from "./settings.mjs";
import { speedTests } from "./speed.mjs";
import { tableTests } from "./table.mjs";
import { voteTests } from "./votes.mjs";

const given = process.argv.slice(2);
const flag = given.indexOf("--lanes");
const lanes = flag < 0 ? 2 : Number(given[flag + 1]);
const wanted = given.filter((_, at) => flag < 0 || (at !== flag && at !== flag + 1));
// The longest first, so that no lane is left alone with one at the end. Long tests are played when they are named.
const all = Object.entries({ ...gameTests, ...phoneTests, ...tableTests, ...lifeTests, ...voteTests, ...settingsTests, ...keyTests, ...afterTests, ...pageTests, ...readerTests, ...secretTests, ...speedTests, ...longTests });
const queue = all.filter(([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
const count = queue.length;
const isPatient = ([name]) => lanes > 1 && (name in voteTests || name in lifeTests);
/** The next test: a lane for patient ones has no others, the others help out at the end. */
const next = (isForPatient) => {
  const mine = queue.findIndex((one) => isPatient(one) === isForPatient);
  return queue.splice(mine < 0 && !isForPatient ? 0 : mine, mine < 0 && isForPatient ? 0 : 1)[0];
};
let failed = [];

async function run(house, browser, name, test) {
  const began = Date.now();
  const took = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  try {
    const says = await test(house, browser);
    console.log(`ok    ${name} (${took()})${says ? `: ${says}` : ""}`);
  } catch (error) {
    failed.push([name, test]);
    console.log(`FAILED ${name} (${took()})\n${error.stack}`);
  }
  for (const context of browser.contexts()) await context.close();
}

async function lane(isForPatient = false) {
  let test = next(isForPatient);
  if (!test) return;
  const house = await new House().open();
  const browser = await launch();
  for (; test; test = next(isForPatient)) await run(house, browser, ...test);
  await browser.close();
  await house.close();
}

const began = Date.now();
const busy = queue.filter((one) => !isPatient(one)).length;
await Promise.all([...Array.from({ length: Math.min(lanes, Math.max(busy, 1)) }, () => lane()), ...(lanes > 1 && busy > 0 ? [lane(true)] : [])]);
if (lanes > 1 && failed.length > 0) {
  console.log(`once more, alone: ${failed.map(([name]) => name).join("; ")}`);
  queue.push(...failed);
  failed = [];
  await lane();
}
console.log(`${count} tests, ${failed.length} failed, ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = failed.length > 0 || count === 0 ? 1 : 0;
