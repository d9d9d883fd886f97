import { expect, it } from "vitest";
import { markDocument } from "./mark-document";

const kept = (look: string) =>
  `<!DOCTYPE html><html lang="fa"${look}><body>data-theme="dark"</body>`;

it.each([
  ["", "dark", ' data-theme="dark"'],
  [' data-theme="dark"', "light", ' data-theme="light"'],
  [' data-theme="dark"', undefined, ""],
] as const)("dresses a page that was kept with %j for who chose %s", (before, theme, after) => {
  expect(markDocument(kept(before), { saved: "17", theme })).toBe(
    `<!DOCTYPE html><html data-kept="17"${after} lang="fa"><body>data-theme="dark"</body>`,
  );
});

it("says of a page whose prices are old that they are", () => {
  expect(markDocument(kept(""), { saved: "17", isOld: true })).toContain(
    '<html data-kept="17" data-old-prices lang="fa">',
  );
});
