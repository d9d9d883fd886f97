import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findUnreadable, looks } from "./theme-contrast";

const declared = (declarations: Record<string, string>, look: keyof typeof looks = "light") =>
  findUnreadable(new Map(Object.entries(declarations)), look);

it("names the pair that fails, in which look, and by how much", () => {
  expect(declared({ "--color-primary": "#888888" })).toBe(
    "--color-primary / --color-paper: 3.34 < 4.5",
  );
  expect(declared({ "--color-accent": "#222222" })).toMatch(
    /^--color-on-accent \/ --color-accent: \d\.\d\d < 4\.5$/,
  );
});

it("finds a colour that reads well on the light look and not on the dark one", () => {
  const teal = { "--color-primary": "#0b6e6e" };
  expect([declared(teal), declared(teal, "dark")]).toEqual([null, expect.any(String)]);
});

it("takes what can be read, and validators nothing that isn't changed or isn't a plain colour", () => {
  expect(declared({ "--color-accent": "#e07a4f", "--color-on-accent": "#1d2630" })).toBeNull();
  expect(declared({ "--radius-card": "8px" })).toBeNull();
  expect(declared({ "--color-accent": "hotpink" })).toBeNull();
});

it("knows the colours that the styles have", () => {
  const css = readFileSync(new URL("../../../../app/styles/tokens.css", import.meta.url), "utf8");
  const [light = "", dark = ""] = css.split("prefers-color-scheme: dark", 2);
  const colorsOf = (part: string) =>
    Object.fromEntries(
      [...part.matchAll(/(--color-[a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [
        name,
        color,
      ]),
    );
  expect(colorsOf(light)).toMatchObject(looks.light);
  expect(colorsOf(dark)).toMatchObject(looks.dark);
});
