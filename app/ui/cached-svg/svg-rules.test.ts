import { describe, expect, it } from "vitest";
import { isPlain, isShape } from "./svg-rules";

describe("what is kept of a fetched drawing", () => {
  it.each([
    "script",
    "foreignObject",
    "style",
    "a",
    "image",
    "use",
    "animate",
    "set",
    "iframe",
    "SCRIPT",
  ])("R-SVG-01[sanitised] no %s", (element) => expect(isShape(element)).toBe(false));

  it.each([
    ["onload", "alert(1)"],
    ["href", "javascript:alert(1)"],
    ["xlink:href", "#a"],
    ["style", "fill:red"],
    ["class", "button"],
    ["id", "main"],
    ["fill", "url(https://elsewhere.example/#a)"],
    ["fill", "URL (#a)"],
    ["stroke", "u\\72l(#a)"],
  ])("R-SVG-01[sanitised] no %s=%s", (attribute, value) =>
    expect(isPlain(attribute, value)).toBe(false),
  );

  it("shapes and their paint", () => {
    expect(isShape("path")).toBe(true);
    expect(isPlain("d", "M1 2L3 4Z")).toBe(true);
    expect(isPlain("fill", "#0b6e6e")).toBe(true);
    expect(isPlain("transform", "rotate(45 60 60)")).toBe(true);
  });
});
