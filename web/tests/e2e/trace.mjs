// What an update costs from its arrival to the picture, by the browser's own trace: the time that the page's main thread spent on it,
// as script, style and layout, painting. Thread time is counted, so others on the machine show little.
import { writeFileSync } from "node:fs";
import { House, person } from "./house.mjs";
import { everything, order } from "./order.mjs";
import { dice, playOn } from "./play.mjs";

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel", "loading"];
const kinds = {
  layout: ["UpdateLayoutTree", "Layout", "HitTest", "IntersectionObserverController::computeIntersections"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "UpdateLayerTree", "CompositeLayers"],
};

/** Marks each update where the page begins to read it. The first one tells as much as was told late in a match. */
function markUpdates() {
  const Real = globalThis.WebSocket;
  let isFirst = true;
  const late = (data) => {
    const update = JSON.parse(data);
    const change = update.told[0]?.change ?? update.change;
    const line = (n) => ({ change, fact: "bid_made", seat: n % 5, rule: "SP-DEM-1", text: `Clerk ${(n % 4) + 2} bids $${n}K for Bottomline Bank on stockpile 2.` });
    return JSON.stringify({ ...update, told: [...Array.from({ length: 400 }, (_, n) => line(n)), ...update.told] });
  };
  globalThis.WebSocket = class extends Real {
    set onmessage(call) {
      super.onmessage = ({ data }) => {
        const isUpdate = String(data).startsWith('{"is":"update"');
        if (isUpdate) performance.mark(`update ${data.length}`);
        call({ data: isUpdate && isFirst ? late(data) : data });
        if (isUpdate) isFirst = false;
      };
    }
  };
}

async function traced(browser, play) {
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

export const share = (list, part) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
export const median = (list) => share(list, 0.5);

/** The costs of the updates of one game in a title's largest setup, until so many answers were given. `beat`: how long a bot takes;
 *  updates that come faster would share a frame. `look`: at the page when all is measured. */
export async function updateCosts(browser, title, answers, beat, look = async () => undefined) {
  const house = await new House().open({ beat });
  try {
    const page = await person(browser, "Inês", { reducedMotion: "no-preference" });
    await page.addInitScript(() => localStorage.setItem("bell.settings", JSON.stringify({ name: "Inês", hat: "top" })));
    await page.addInitScript(markUpdates);
    await order(page, house, title, everything);
    await page.waitForSelector(".play");
    const events = await traced(browser, () => playOn(page, answers, dice(7)));
    if (process.env.TRACE) writeFileSync(process.env.TRACE, JSON.stringify(events));
    await look(page);
    await page.context().close();
    return costs(events);
  } finally {
    await house.close();
  }
}
