import { readdirSync, readFileSync } from "node:fs";
import { compile } from "tailwindcss";
import { expect, it } from "vitest";

const folder = new URL("./", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");

/** The layout helpers (`md:…`) as the shop's tokens make them: from which width on each applies, in px. */
async function readHelpers(): Promise<Map<string, number>> {
  const theme = /@theme[^{]*\{[^}]*\}/.exec(read("tokens.css"))?.[0] ?? "";
  const { build } = await compile(`${theme} @tailwind utilities;`);
  const css = build(["sm", "md", "lg", "xl", "2xl"].map((name) => `${name}:hidden`));
  const found = css.matchAll(/@media \(width >= (\d+)px\) \{\s*\.(\w+)\\:hidden/g);
  return new Map([...found].map(([, px, name = ""]) => [name, Number(px)]));
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
])(
  "R-GEN-05[widths] R-CONST-29[value] at %d px the layout helpers %j apply",
  async (width, applying) => {
    const helpers = await readHelpers();
    expect([...helpers].filter(([, px]) => width >= px).map(([name]) => name)).toEqual(applying);
  },
);

it("R-GEN-05[widths] no style turns at another width", async () => {
  const known = new Set((await readHelpers()).values());
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const turns = sheets.flatMap((name) =>
    [...read(name).matchAll(/@media[^{]*\bwidth\b[^{]*/g)].flatMap(([query]) =>
      [...query.replace(/\(height[^)]*\)/g, "").matchAll(/(\d+)px/g)].map(([, px]) => ({
        name,
        px: Number(px),
      })),
    ),
  );
  expect(turns.length).toBeGreaterThan(20);
  expect(turns.filter(({ px }) => !known.has(px))).toEqual([]);
});
