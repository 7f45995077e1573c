import { describe, expect, it } from "vitest";
import { roundEnds } from "./rounds";

describe("the rounds of a match", () => {
  it("begin with the first step and end with each round's last", () => expect(roundEnds(["", "1", "1", "1", "2", "2", "3"])).toEqual([1, 3, 5, 6]));
  it("are all the steps where there are none", () => {
    expect(roundEnds(["", "", ""])).toEqual([0, 1, 2]);
    expect(roundEnds(["1", "1"])).toEqual([0, 1]);
  });
});
