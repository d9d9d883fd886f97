import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readStyleFiles } from "./style-files.fixture";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split(':root:not([data-theme="light"])');

/** The value of a custom property in a part of the tokens. */
function value(part: string, name: string): string {
  const found = new RegExp(`--${name}: ([^;]+);`).exec(part)?.[1];
  if (found === undefined) throw new Error(`No token ${name}`);
  return found;
}

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const textPairs = [
  ["ink", "paper"],
  ["ink", "card"],
  ["ink", "tint"],
  ["ink", "line"],
  ["muted", "paper"],
  ["muted", "card"],
  ["primary", "paper"],
  ["primary", "card"],
  ["primary", "tint"],
  ["on-primary", "primary"],
  ["on-accent", "accent"],
  ["on-sale", "sale"],
  ["sale", "paper"],
  ["sale", "card"],
  ["ink", "sale-tint"],
  ["ink", "ok-tint"],
  ["ok", "card"],
] as const;

describe("tokens", () => {
  it.each([
    ["light", light],
    ["dark", dark],
  ])("%s texts stand out from what they stand on", (_, part) => {
    const weak = textPairs.filter(
      ([text, ground]) =>
        contrast(value(part, `color-${text}`), value(part, `color-${ground}`)) < 5,
    );
    expect(weak).toEqual([]);
  });

  it.each([
    ["light", light],
    ["dark", dark],
  ])("%s edges of inputs and focus stand out", (_, part) => {
    for (const name of ["color-edge", "color-primary"]) {
      expect(contrast(value(part, name), value(part, "color-paper"))).toBeGreaterThanOrEqual(3);
      expect(contrast(value(part, name), value(part, "color-card"))).toBeGreaterThanOrEqual(3);
    }
  });

  it("the dark look is the same, whether the device has it or its reader chose it", () => {
    const blocks = [...dark.matchAll(/\{\n((?:\s+--[\w-]+: [^;]+;\n)+)\s*\}/g)];
    const [ofDevice, chosen] = blocks.map(([, block]) => block);
    expect(blocks).toHaveLength(2);
    expect(chosen).toBe(ofDevice);
  });

  it("every custom property that a style asks for has a value somewhere", () => {
    const sheets = readStyleFiles();
    const given = new Set(
      sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
    );
    const missing = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .filter(([, property]) => !given.has(property))
        .map(([, property]) => `${name}: ${property}`),
    );
    expect(missing).toEqual([]);
  });
});
