// How long an update takes from its arrival to the picture: `node tests/e2e/frames.mjs [TITLE] [ANSWERS]` plays the largest setup and
// prints what its updates cost the page's main thread, and whether that is the frame we aim at. speed.mjs judges.
import { launch } from "./house.mjs";
import { FRAME } from "./speed.mjs";
import { median, share, updateCosts } from "./trace.mjs";

const title = process.argv[2] ?? "stockpile";
const browser = await launch();
const all = await updateCosts(browser, title, Number(process.argv[3] ?? 120), 300);
const bytes = all.map((one) => one.bytes);
console.log(`${title}, five players, everything in play: ${all.length} updates, ${Math.round(median(bytes) / 1024)} KB (median), ${Math.round(Math.max(...bytes) / 1024)} KB (largest)`);
for (const part of ["whole", "script", "layout", "paint", "wall"]) {
  const list = all.map((one) => one[part]);
  console.log(`${part.padEnd(7)} median ${median(list).toFixed(1)} ms, 95 of 100 below ${share(list, 0.95).toFixed(1)} ms, most ${share(list, 1).toFixed(1)} ms`);
}
const within = all.filter((one) => one.whole <= FRAME).length;
console.log(`within one frame of ${FRAME} ms: ${within} of ${all.length}; the median ${median(all.map((one) => one.whole)) <= FRAME ? "is" : "is not"}`);
await browser.close();
// The connections that the page left open would keep this waiting.
process.exit(0);
