// Tests that a browser contains nothing that its seat may not know: not in the page, not in what the browser stores, not in
// memory. The cards of others are known here from their owners' own lines; a card that the seat does hold must be found, or the
// search does not work.
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
/** Ranks of two digits, because no other word of the page looks like "H12". */
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

async function threeAtATable(house, browser) {
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

/** Searches the first of them: its own cards must be found, the others' not. Returns how many of each there were. */
async function searched(all) {
  const [seen, ...others] = all;
  seen.memory = undefined;
  const own = marked(handOf(seen));
  // What is or was face up is no secret: the page may remember it.
  const open = JSON.stringify(seen.update.view);
  const secret = marked(others.flatMap(handOf)).filter((card) => !open.includes(`"${card}"`));
  for (const card of own) assert.ok((await traces(seen, card)).includes("memory"), `${card}, which is held, is found`);
  for (const card of secret) assert.deepEqual(await traces(seen, card), [], `${card}, which others hold`);
  if (secret.length > 0) await plantedIsFound(seen, secret[0]);
  return { own: own.length, secret: secret.length };
}

/** A card planted in memory is found, so the search can fail. */
async function plantedIsFound(page, card) {
  await page.evaluate((one) => (globalThis.planted = [one.slice(0, 1) + one.slice(1)]), card);
  page.memory = undefined;
  assert.deepEqual(await traces(page, card), ["memory"], "a planted card is seen");
  await page.evaluate(() => delete globalThis.planted);
}

export const secretTests = {
  "no hidden card in page, storage or memory": async (house, browser) => {
    // A deal may have no card that can be told apart from other words: then the next one is tried.
    const sum = { own: 0, secret: 0, looks: 0 };
    const isEnough = () => sum.own >= 3 && sum.secret >= 6 && sum.looks >= 2;
    for (let table = 0; table < 6 && !isEnough(); table++) {
      const all = await threeAtATable(house, browser);
      for (let question = 0; question < 2; question++) {
        for (const page of all) await untilAsked(page);
        const { own, secret } = await searched(all);
        sum.own += own;
        sum.secret += secret;
        if (secret > 0) sum.looks++;
        for (const page of all) await answerOne(page);
      }
      for (const page of all) await page.context().close();
    }
    assert.ok(isEnough(), `cards to look for: ${JSON.stringify(sum)}`);
    return `${sum.secret} cards of others searched, ${sum.own} own ones found`;
  },
};
