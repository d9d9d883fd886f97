import { describe, expect, it } from "vitest";
import { rowAt, shortcutOf } from "./shortcuts";

function press(key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}, afterGo = false) {
  const pressed = { key, code: "", ctrlKey: false, metaKey: false, altKey: false };
  return shortcutOf({ ...pressed, isComposing: false, repeat: false, ...more }, afterGo);
}

describe("the back-office's keys", () => {
  it("lead to its parts, to the search and to their own page", () => {
    expect(press("g")).toEqual({ kind: "go" });
    expect(press("h", {}, true)).toEqual({ kind: "to", path: "/staff" });
    expect(press("T", {}, true)).toEqual({ kind: "to", path: "/staff/tickets" });
    expect(press("/")).toEqual({ kind: "search" });
    expect(press("?")).toEqual({ kind: "to", path: "/staff/keyboard" });
  });

  it("lead from row to row, held down too, and stop at the ends of the list", () => {
    expect(press("j")).toEqual({ kind: "row", by: 1 });
    expect(press("ن", { code: "KeyK", repeat: true })).toEqual({ kind: "row", by: -1 });
    expect(press("j", {}, true)).toBeUndefined();
    expect([rowAt(-1, 1, 3), rowAt(-1, -1, 3)]).toEqual([0, 2]);
    expect([rowAt(0, 1, 3), rowAt(2, 1, 3), rowAt(0, -1, 3)]).toEqual([1, 2, 0]);
    expect(rowAt(-1, -1, 0)).toBe(-1);
  });

  it("are known by their place on a Persian keyboard", () => {
    expect(press("ل", { code: "KeyG" })).toEqual({ kind: "go" });
    expect(press("ا", { code: "KeyH" }, true)).toEqual({ kind: "to", path: "/staff" });
    expect(press("؟")).toEqual({ kind: "to", path: "/staff/keyboard" });
  });

  it("say nothing alone, with another key held, or while a word is composed", () => {
    expect(press("h")).toBeUndefined();
    expect(press("x", {}, true)).toBeUndefined();
    for (const more of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { isComposing: true },
      { repeat: true },
    ]) {
      expect(press("g", more)).toBeUndefined();
      expect(press("/", more)).toBeUndefined();
      if (!("repeat" in more)) expect(press("j", more)).toBeUndefined();
    }
  });
});
