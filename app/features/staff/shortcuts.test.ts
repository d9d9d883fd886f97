import { describe, expect, it } from "vitest";
import { shortcutOf } from "./shortcuts";

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
    }
  });
});
