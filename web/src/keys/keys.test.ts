import { readFileSync, readdirSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { replayKeys, rulesKeys, tableKeys } from "./keys";

const from = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const sources = readdirSync(from("web/src"), { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"));
const read = (file: string): string => readFileSync(from(`web/src/${file}`), "utf8");

describe("the help", () => {
  it("has words for every key", () => {
    const labels = (parse(readFileSync(from("texts/en/page.toml"), "utf8")) as { page: { keys: Record<string, string> } }).page.keys;
    for (const [caps, label] of [...tableKeys, ...replayKeys, ...rulesKeys]) expect(labels[label.replace("keys.", "")], caps).toBeTypeOf("string");
  });
  it("lists every letter once: a title's own do not hide those of every table", () => {
    const common = tableKeys.map(([caps]) => caps);
    const own = sources.filter((file) => /boards\/[\w-]+\/index\.ts$/.test(file)).flatMap((file) => [...read(file).matchAll(/\b([A-Z]): \{ at:/g)].map((found) => found[1]!));
    expect(own.length).toBeGreaterThan(6);
    expect(own.filter((letter) => common.includes(letter))).toEqual([]);
  });
});

describe("the rules that the page names", () => {
  it("exist", () => {
    const known = new Set(readFileSync(from("rulebook/numbers.txt"), "utf8").split(/\s+/));
    const named = sources.flatMap((file) => [...read(file).matchAll(/"((?:SP|ST|WS)-[A-Z]{3}-[A-Z0-9]+)"/g)].map((found) => found[1]!));
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named.filter((rule) => !known.has(rule)))]).toEqual([]);
  });
});
