import { expect, it } from "vitest";
import { appendPage, isAppended } from "./appended";

it("R-INF-02[appended] each page is appended behind the ones before, until there is no next", () => {
  const one = appendPage({ from: "?page=2", items: [] }, { items: ["a"], next: "?page=3" });
  const two = appendPage(one, { items: ["b"] });
  expect(two).toEqual({ from: "?page=2", items: ["a", "b"], next: undefined });
});

it("what another list kept is not taken for this one's", () => {
  expect(isAppended({ from: "?page=2", items: [] }, "?page=2")).toBe(true);
  expect(isAppended({ from: "?sale=1&page=2", items: [] }, "?page=2")).toBe(false);
  expect(isAppended({ from: "?page=2" }, "?page=2")).toBe(false);
  expect(isAppended(null, "?page=2")).toBe(false);
});
