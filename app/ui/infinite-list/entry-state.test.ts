import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readAppended, saveAppended } from "./entry-state";

beforeEach(() => {
  const history = {
    state: { key: "the router's" } as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  vi.stubGlobal("window", { history });
});

afterEach(() => vi.unstubAllGlobals());

it("two lists of one page come back each with its own pages, beside what the router keeps", () => {
  const tiles = { from: "/tiles?page=2", items: ["a"], next: "/tiles?page=3" };
  const rugs = { from: "/rugs?page=2", items: ["b"] };
  saveAppended(tiles);
  saveAppended(rugs);
  expect(readAppended("/tiles?page=2")).toEqual(tiles);
  expect(readAppended("/rugs?page=2")).toEqual(rugs);
  expect(readAppended("/lamps?page=2")).toBeUndefined();
  expect(window.history.state).toHaveProperty("key", "the router's");
});
