// Tests what is animated at a Stonks table: visible things, once each; never a hidden card.
import { describe, expect, test } from "vitest";
import type { StonksCard, StonksView } from "../../wire/generated";
import { keyOf, openKeys } from "./motion";

const view = (hidden: (StonksCard | null)[], hand: StonksCard[] | null): StonksView =>
  ({ trick: { plays: [{ seat: 1, card: "H5" }, { seat: 2, card: null }], market: "C13", face_down: null }, players: [{ hand, portfolio: ["F7"], hidden }] }) as unknown as StonksView;

describe("keys of what may be followed with the eyes", () => {
  test("open cards and the viewer's own have one", () => {
    expect(openKeys(view(["A1"], ["G6"]))).toEqual(new Set(["H5", "C13", "F7", "A1", "G6"].map((card) => keyOf(card as StonksCard))));
  });
  test("cards nobody showed have none", () => {
    expect(openKeys(view([null], null))).toEqual(new Set(["H5", "C13", "F7"].map((card) => keyOf(card as StonksCard))));
  });
});
