import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { persianFont } from "./persian-font-file";

const file = (path: string) => new URL(`../../../${path}`, import.meta.url);

it("the Persian typeface is one file of at most 60 KB, named by its content", () => {
  const font = readFileSync(file(`public${persianFont}`));
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  expect(persianFont).toBe(`/fonts/vazirmatn.${hash}.woff2`);
  expect(font.length).toBeLessThanOrEqual(60 * 1024);
  const fonts = readdirSync(file("public/fonts")).filter((name) => name.endsWith(".woff2"));
  expect(fonts).toHaveLength(1);
});

it("browsers without JavaScript get the same file", () => {
  expect(readFileSync(file("app/styles/persian-font.css"), "utf8")).toContain(persianFont);
});

it("its licence goes with it", () => {
  expect(readFileSync(file("public/fonts/OFL.txt"), "utf8")).toContain("SIL Open Font License");
});
