import { expect, it } from "vitest";
import { applyWiring } from "./apply-wiring";
import { checkWiring } from "./tried";

const file = "app/a.test.ts";
const passed = { file, title: "holds", outcome: "passed" } as const;
const failed = { file, title: "is missed", outcome: "failed" } as const;
const unreadable = { file, title: `../copy/${file}`, outcome: "failed" } as const;

it("is missed where a test fails, and nothing is said where none could be read", () => {
  expect(checkWiring([passed, failed])).toEqual({ outcome: "missed", detail: "is missed" });
  expect(checkWiring([unreadable, failed]).outcome).toBe("missed");
  expect(checkWiring([passed, unreadable]).outcome).toBe("BROKEN");
  expect(checkWiring([passed]).outcome).toBe("NOT MISSED");
});

it("takes out a text that stands just once, and no other", () => {
  const wiring = { name: "n", file, text: "b()", instead: "$&", tests: [] };
  expect(applyWiring("a(); b(); c();", wiring)).toBe("a(); $&; c();");
  expect(() => applyWiring("a();", wiring)).toThrow("found 0 times");
  expect(() => applyWiring("b(); b();", wiring)).toThrow("found 2 times");
});
