// Runs axe-core on a state: nothing serious or critical may be found.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function accessible(page, state) {
  // A card's face consists of figures and marks: its name reads them out in order. Injected through the protocol, so that the
  // page's own policy is unchanged.
  await page.evaluate(source);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: false } } }));
  const grave = found.violations.filter((one) => ["serious", "critical"].includes(one.impact));
  assert.deepEqual(grave.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ""}`).join(" | ")}`), [], `axe at ${state}`);
}

/** In play nothing may scroll except where intended. */
export async function fits(page, state) {
  const size = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
  assert.ok(size[0] <= 0 && size[1] <= 0, `the page scrolls by ${size} at ${state}`);
}
