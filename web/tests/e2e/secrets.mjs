// Nothing that a seat may not know is in its browser: not in the page, not in what the browser keeps, not in memory. The cards of
// others are known here from their owners' own lines; a card one does hold must be found, or the search sees nothing.
import assert from "node:assert/strict";
import { person } from "./house.mjs";
import { oneRound, openForm } from "./order.mjs";
import { answerOne, atTable, untilAsked } from "./play.mjs";

/** Keeps the last update that this browser was sent. */
function listen(page) {
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.is === "update") page.update = message;
    }),
  );
}
const handOf = (page) => page.update.view.players.find((player) => player.seat === page.update.viewer).hand;
/** Ranks of two digits: no other word of the page looks like "H12". */
const marked = (cards) => cards.filter((card) => card.length === 3);

/** Every string in the page's memory, after a collection. */
async function memoryOf(page) {
  const line = await page.context().newCDPSession(page);
  const pieces = [];
  line.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => pieces.push(chunk));
  await line.send("HeapProfiler.enable");
  await line.send("HeapProfiler.collectGarbage");
  await line.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await line.detach();
  return JSON.parse(pieces.join("")).strings;
}

const keptBy = (page) =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const caches = "caches" in globalThis ? await globalThis.caches.keys() : [];
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, bases, caches, history.state, location.href]);
  });

/** Where a card is found, as the wire writes it ("H12") or as the page says it ("Honey 12"). */
async function traces(page, card) {
  const companies = { A: "Apple", H: "Honey", F: "Fish", C: "Carrot", G: "Grass" };
  const said = new RegExp(`\\b(${card}|${companies[card[0]]}\\W{0,3}${card.slice(1)})\\b`, "i");
  const found = [];
  if (said.test(await page.evaluate(() => document.documentElement.outerHTML))) found.push("the page");
  if (said.test(await keptBy(page))) found.push("storage");
  page.memory ??= await memoryOf(page);
  if (page.memory.some((text) => text === card || text.includes(`"${card}"`) || text === `${companies[card[0]]} ${card.slice(1)}`)) found.push("memory");
  return found;
}

async function twoAtATable(house, browser) {
  const all = await Promise.all(["Inês", "Ben", "Marisol"].map((name) => person(browser, name)));
  all.forEach(listen);
  await openForm(all[0], house, "stonks");
  await oneRound(all[0]);
  await all[0].locator(".seatlist .seatrow").nth(3).getByRole("button").click();
  await all[0].getByRole("button", { name: /open the table/i }).click();
  const url = await atTable(all[0]);
  for (const page of all.slice(1)) {
    await page.goto(url);
    await page.getByRole("button", { name: /sit down/i }).first().click();
  }
  for (const page of all) await page.waitForSelector(".play");
  return all;
}

export const secretTests = {
  "no hidden card in page, storage or memory": async (house, browser) => {
    const all = await twoAtATable(house, browser);
    let searched = 0;
    for (let round = 0; round < 2; round++) {
      for (const page of all) await untilAsked(page);
      const hands = all.map(handOf);
      const seen = all[0];
      seen.memory = undefined;
      // What lies open, or did, is no secret: the page may remember it.
      const open = JSON.stringify(seen.update.view);
      const secret = marked(hands.slice(1).flat()).filter((card) => !open.includes(`"${card}"`));
      assert.ok(secret.length > 0 && marked(hands[0]).length > 0, "there are cards to look for");
      for (const card of marked(hands[0])) assert.ok((await traces(seen, card)).includes("memory"), `${card}, which is held, is found`);
      for (const card of secret) assert.deepEqual(await traces(seen, card), [], `${card}, which others hold`);
      searched += secret.length;
      // Planted in memory, one is found: the search can be red.
      await seen.evaluate((card) => (globalThis.planted = [card.slice(0, 1) + card.slice(1)]), secret[0]);
      seen.memory = undefined;
      assert.deepEqual(await traces(seen, secret[0]), ["memory"], "a planted card is seen");
      await seen.evaluate(() => delete globalThis.planted);
      for (const page of all) await answerOne(page);
    }
    return `${searched} cards searched`;
  },
};
