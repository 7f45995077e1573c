// How long an update takes from its arrival to the picture, by the browser's own trace: `node tests/e2e/frames.mjs [TITLE] [ANSWERS]`
// plays the largest setup and prints, for every update, the time that the page's main thread spent on it: script, style and layout,
// painting. Thread time is counted, so others on the machine do not show. This measures and judges nothing.
import { House, launch, person } from "./house.mjs";
import { everything, order } from "./order.mjs";
import { dice, playOn } from "./play.mjs";

const title = process.argv[2] ?? "stockpile";
const most = Number(process.argv[3] ?? 120);
const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel", "loading"];
const kinds = {
  layout: ["UpdateLayoutTree", "Layout", "HitTest", "IntersectionObserverController::computeIntersections"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "UpdateLayerTree", "CompositeLayers"],
};

/** Marks each update where the page begins to read it. */
function markUpdates() {
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    set onmessage(call) {
      super.onmessage = (event) => {
        if (String(event.data).startsWith('{"is":"update"')) performance.mark(`update ${event.data.length}`);
        call(event);
      };
    }
  };
}

async function traced(browser, page, play) {
  const line = await browser.newBrowserCDPSession();
  const events = [];
  line.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => line.once("Tracing.tracingComplete", resolve));
  await line.send("Tracing.start", { traceConfig: { includedCategories: categories, excludedCategories: ["*"], recordMode: "recordAsMuchAsPossible" }, transferMode: "ReportEvents" });
  await play();
  await line.send("Tracing.end");
  await ended;
  return events;
}

const spent = (event) => (event.tdur ?? event.dur ?? 0) / 1000;
const ends = (event) => event.ts + (event.dur ?? 0);

/** What the main thread did from an update's arrival until its frame was handed over. */
function costs(events) {
  const marks = events.filter((event) => event.cat === "blink.user_timing" && event.name.startsWith("update ")).sort((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, at) => {
    const mine = events.filter((event) => event.ph === "X" && event.pid === mark.pid && event.tid === mark.tid);
    const task = mine.filter((event) => event.name === "FunctionCall" || event.name.endsWith("RunTask")).find((event) => event.ts <= mark.ts && ends(event) >= mark.ts);
    const commit = mine.filter((event) => event.name === "Commit" && event.ts > mark.ts).sort((a, b) => a.ts - b.ts)[0];
    // Two updates in one frame: the frame counts for the later one.
    if (!task || !commit || (marks[at + 1]?.ts ?? Infinity) < commit.ts) return [];
    const inside = mine.filter((event) => event.ts >= task.ts && event.ts <= ends(commit));
    const sum = (names) => outermost(inside.filter((event) => names.includes(event.name))).reduce((all, event) => all + spent(event), 0);
    const whole = outermost(inside.filter((event) => event.name.endsWith("RunTask"))).reduce((all, event) => all + spent(event), 0);
    const layout = sum(kinds.layout), paint = sum(kinds.paint);
    return [{ bytes: Number(mark.name.split(" ")[1]), whole, layout, paint, script: whole - layout - paint, wall: (ends(commit) - task.ts) / 1000 }];
  });
}

function outermost(events) {
  const sorted = events.toSorted((a, b) => a.ts - b.ts || ends(b) - ends(a));
  const kept = [];
  for (const event of sorted) if (kept.length === 0 || ends(kept.at(-1)) <= event.ts) kept.push(event);
  return kept;
}

const at = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;

const house = await new House().open({ beat: 300 });
const browser = await launch();
const page = await person(browser, "Inês", { reducedMotion: "no-preference" });
await page.addInitScript(() => localStorage.setItem("bell.settings", JSON.stringify({ name: "Inês", hat: "top" })));
await page.addInitScript(markUpdates);
await order(page, house, title, everything);
await page.waitForSelector(".play");
const events = await traced(browser, page, () => playOn(page, most, dice(7)));
if (process.env.TRACE) (await import("node:fs")).writeFileSync(process.env.TRACE, JSON.stringify(events));
const all = costs(events);
console.log(`${title}, five players, everything in play: ${all.length} updates, ${Math.round(at(all.map((one) => one.bytes), 0.5) / 1024)} KB (median), ${Math.round(Math.max(...all.map((one) => one.bytes)) / 1024)} KB (largest)`);
for (const part of ["whole", "script", "layout", "paint", "wall"]) {
  const list = all.map((one) => one[part]);
  console.log(`${part.padEnd(7)} median ${at(list, 0.5).toFixed(1)} ms, 95 of 100 below ${at(list, 0.95).toFixed(1)} ms, most ${at(list, 1).toFixed(1)} ms`);
}
await browser.close();
await house.close();
// The connections that the page left open would keep this waiting.
process.exit(0);
