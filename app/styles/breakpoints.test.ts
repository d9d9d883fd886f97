import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readStyleFiles } from "./style-files.fixture";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The shop's breakpoints as its tokens name them: from which width on each applies, in px. */
function readBreakpoints(): Map<string, number> {
  const found = tokens.matchAll(/\b(sm|md|lg|xl): (\d+)px;/g);
  return new Map([...found].map(([, name = "", px]) => [name, Number(px)]));
}

it.each([
  [0, []],
  [599, []],
  [600, ["sm"]],
  [959, ["sm"]],
  [960, ["sm", "md"]],
  [1279, ["sm", "md"]],
  [1280, ["sm", "md", "lg"]],
  [1619, ["sm", "md", "lg"]],
  [1620, ["sm", "md", "lg", "xl"]],
])("R-GEN-05[widths] R-CONST-29[value] at %d px the breakpoints %j apply", (width, applying) => {
  const breakpoints = [...readBreakpoints()];
  expect(breakpoints.filter(([, px]) => width >= px).map(([name]) => name)).toEqual(applying);
});

it("R-GEN-05[widths] no style turns at another width", () => {
  const known = new Set(readBreakpoints().values());
  const turns = readStyleFiles().flatMap(({ name, text }) =>
    [...text.matchAll(/@media[^{]*\bwidth\b[^{]*/g)].flatMap(([query]) =>
      [...query.replace(/\(height[^)]*\)/g, "").matchAll(/(\d+)px/g)].map(([, px]) => ({
        name,
        px: Number(px),
      })),
    ),
  );
  expect(turns.length).toBeGreaterThan(20);
  expect(turns.filter(({ px }) => !known.has(px))).toEqual([]);
});
