import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ChosenTheme } from "~/request/theme";
import { parseHeadMarkup } from "./site-markup";
import { appColor, paperColor, themeColors } from "./theme-color";

const site = (metaTag: string, colors: string) => ({
  elements: parseHeadMarkup(metaTag, ["meta"]),
  colors,
});

it("is the paper's colour in each look, as the styles have it", () => {
  const css = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
  const papers = [...css.matchAll(/--color-paper: (#[0-9a-f]{6});/g)].map(([, color]) => color);
  expect(themeColors(undefined).map(([, color]) => color)).toEqual([...new Set(papers)]);
});

it("is the chosen look's, whatever the device's is", () => {
  const colorsOf = (theme: ChosenTheme) => themeColors(undefined, theme).map(([, color]) => color);
  expect(colorsOf("dark")).toEqual(["#12181c", "#12181c"]);
  expect(colorsOf("light")).toEqual(["#fbf8f2", "#fbf8f2"]);
});

it("follows the owner's paper, in the dark look only where it holds there", () => {
  const both = site("", ":root{--color-paper: #ffeedd;}");
  expect(themeColors(both).map(([, color]) => color)).toEqual(["#ffeedd", "#ffeedd"]);
  const light = site(
    "",
    "@media not all and (prefers-color-scheme: dark){:root{--color-paper: #ffeedd;}}",
  );
  expect(themeColors(light).map(([, color]) => color)).toEqual(["#ffeedd", "#12181c"]);
  expect([paperColor(light.colors), appColor(light)]).toEqual(["#ffeedd", "#ffeedd"]);
});

it("gives way to a theme-color of the owner's, which the installed shop takes, too", () => {
  const own = site('<meta name="theme-color" content="#17a2a2">', "");
  expect(themeColors(own)).toEqual([]);
  expect(appColor(own)).toBe("#17a2a2");
});
