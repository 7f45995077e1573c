import { describe, expect, it } from "vitest";
import type { TitleOffer } from "../../wire/messages";
import { asked, clockName, newOrder, openOptions, toggle, withSeats } from "./order";

const offer = {
  title: "x", text: "", about: "", fewest: 2, most: 5, modules: [], presets: [], bots: [],
  options: [{ name: "first", text: "", fallback: "a", values: [], rule: null, module: null }, { name: "sets", text: "", fallback: "a", values: [], rule: null, module: "people" }],
} as TitleOffer;

describe("the order form", () => {
  it("begins with four open seats, or as many as the title takes", () => {
    expect(newOrder(offer).seats).toEqual(["open", "open", "open", "open"]);
    expect(newOrder({ ...offer, most: 3 }).players).toBe(3);
  });
  it("knows its clocks by name", () => {
    expect(clockName({ kind: "live", move: 15, bank: 180 })).toBe("quick");
    expect(clockName({ kind: "days", days: 3 })).toBe("days");
    expect(clockName({ kind: "live", move: 1, bank: 1 })).toBe("calm");
  });
  it("counts players by its seats", () => expect(withSeats(newOrder(offer), ["open", "broker"]).players).toBe(2));
  it("offers a module's options only with the module, and asks for no others", () => {
    const order = { ...toggle(newOrder(offer), "people"), options: { sets: "b", first: "c" } };
    expect(openOptions(offer, order)).toHaveLength(2);
    const without = toggle(order, "people");
    expect(openOptions(offer, without).map((option) => option.name)).toEqual(["first"]);
    expect(asked(offer, without).options).toEqual({ first: "c" });
  });
});
