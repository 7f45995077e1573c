import { expect, it } from "vitest";
import { newerBuild } from "./stale";

it("knows a newer page from its own, from a program without a page, and from a page that is being worked on", () => {
  expect(newerBuild("0.1.0+bbb", "aaa")).toBe("bbb");
  expect(newerBuild("0.1.0+aaa", "aaa")).toBe(null);
  expect(newerBuild("0.2.0+aaa", "aaa")).toBe(null);
  expect(newerBuild("0.1.0", "aaa")).toBe(null);
  expect(newerBuild("0.1.0+bbb", null)).toBe(null);
});
