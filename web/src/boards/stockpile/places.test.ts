// Tests that every choice in recorded games of all modules has a place on the board, and that picking its places picks it.
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { StockpileChoice, StockpileView } from "../../wire/generated";
import { Offers, type Pick } from "./picking";
import { actionOf, at, facetOf, isSet, NOTHING, PASS, placesOf, valueOf } from "./places";

const folder = fileURLToPath(new URL("../../../tests/recorded/", import.meta.url));
const questions: StockpileChoice[][] = readdirSync(folder)
  .filter((file) => file.startsWith("stockpile-choices") && file.endsWith(".json.gz"))
  .flatMap((file) => JSON.parse(gunzipSync(readFileSync(folder + file)).toString()) as StockpileChoice[][]);
const choices = questions.flat();

describe("places", () => {
  it("has thousands of recorded choices with every verb a seat can be offered", () => {
    expect(choices.length).toBeGreaterThan(5000);
    expect(new Set(choices.map((choice) => choice.verb)).size).toBeGreaterThanOrEqual(35);
  });

  it("leaves no choice without a place", () => {
    expect(choices.filter((choice) => placesOf(choice).length === 0)).toEqual([]);
  });

  it("gives no two choices of a question the same places", () => {
    for (const question of questions) {
      const keys = question.map((choice) => placesOf(choice).join(" "));
      const twice = question.filter((_, index) => keys.indexOf(keys[index]!) !== index);
      expect(twice.map((choice) => choice.action)).toEqual([]);
    }
  });

  it("picks every choice by its places, one after another", () => {
    for (const question of questions) {
      const offers = new Offers(question);
      for (const choice of question) {
        let pick: Pick = [];
        for (const place of placesOf(choice)) pick = offers.with(place, pick);
        expect(offers.chosen(pick)?.action).toBe(choice.action);
      }
    }
  });

  it("knows a facet from its value, and sets from single places", () => {
    expect(facetOf(at.rung(2, 4))).toBe("rung");
    expect(valueOf(at.rung(2, 4))).toBe("2.4");
    expect(isSet(at.shown("bank"))).toBe(true);
    expect(isSet(at.company("bank"))).toBe(false);
    expect([PASS, NOTHING].map(facetOf)).toEqual(["bar", "bar"]);
  });
});

describe("picking", () => {
  const bid = (pile: number, space: number, meeple = 1): StockpileChoice => ({ action: `bid ${pile} at ${space} ${meeple}`, verb: "bid", pile, space, meeple, prospect: { rule: null } });
  const lay = (verb: "place_face_up" | "place_face_down", card: "bank" | "boom", pile: number): StockpileChoice => ({ action: `${verb} ${card} ${pile}`, verb, card, pile, prospect: { rule: null } });

  it("takes what goes without saying as picked", () => {
    const offers = new Offers([bid(1, 2), bid(2, 3)]);
    expect(offers.chosen([at.rung(2, 3)])?.action).toBe("bid 2 at 3 1");
    expect(offers.chosen([])).toBeNull();
  });

  it("waits for the second part of a choice", () => {
    const offers = new Offers([lay("place_face_up", "bank", 1), lay("place_face_up", "bank", 2), lay("place_face_up", "boom", 1), lay("place_face_up", "boom", 2)]);
    const half = offers.with(at.card("boom"), []);
    expect(offers.chosen(half)).toBeNull();
    expect(offers.chosen(offers.with(at.pile(2), half))?.action).toBe("place_face_up boom 2");
  });

  it("moves a pick within its facet and lets go of what does not fit", () => {
    const offers = new Offers([lay("place_face_up", "bank", 1), lay("place_face_down", "boom", 2)]);
    const pick = offers.with(at.card("boom"), [at.card("bank"), at.pile(1)]);
    expect(pick).toEqual([at.card("boom")]);
    expect(offers.standing(at.pile(1), pick)).toBe("other");
    expect(offers.standing(at.pile(2), pick)).toBe("legal");
    expect(offers.standing(at.pile(3), pick)).toBe("no");
  });

  it("asks why not in the notation of the rules", () => {
    const view = { meeples: 1, piles: [] } as unknown as StockpileView;
    expect(actionOf(at.rung(4, 7), [], view, 0)).toBe("bid 4 at 7");
    expect(actionOf(at.strategy("bear-raid"), [], view, 0)).toBe("strategy bear-raid");
    const two = { meeples: 2, piles: [{ bid: { seat: 0, meeple: 1, space: 1 }, cards: [] }] } as unknown as StockpileView;
    expect(actionOf(at.rung(1, 2), [], two, 0)).toBe("bid 1 at 2 with second");
  });
});
