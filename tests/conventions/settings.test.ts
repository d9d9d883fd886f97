import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parseSettings, settingNames } from "../../server/env";
import { defaultSettingsFile, withSettingsFile } from "../../server/settings-file";
import { exitCodes } from "../../server/start/exit-codes.js";
import { readSources } from "./sources";

const document = readFileSync("docs/operations.md", "utf8");

/** What stands in the first column of the document's tables. */
const firstCells = [...document.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = ""]) => cell);

it("every setting stands in a table of the document, and nothing else does", () => {
  const documented = firstCells.flatMap((cell) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect([...new Set(documented)].sort()).toEqual([...settingNames].sort());
});

it("every variable that the shop reads by itself is a setting", () => {
  const read = readSources(
    ["app", "backend", "dev", "cli", "server"],
    [".ts", ".tsx", ".js"],
  ).flatMap(({ text }) =>
    [...text.matchAll(/\b(?:process\.env|environment)\.([A-Z][A-Z0-9_]+)/g)].map(
      ([, name]) => name,
    ),
  );
  // The terminal's language, what a build writes down of itself, and those of tests.
  const others =
    /^(LC_ALL|LC_MESSAGES|LANG|BUILD_VERSION|BROWSER_PAGES|WITHOUT_[A-Z]{2}|PATH|TEST_\w+)$/;
  const unknown = read.filter((name = "") => !settingNames.has(name) && !others.test(name));
  expect(unknown).toEqual([]);
});

it("every code that a start ends with stands in the document", () => {
  const codes = firstCells.filter((cell) => /^\d+$/.test(cell)).map(Number);
  expect(codes.filter((code) => code > 1)).toEqual(Object.values(exitCodes).sort((a, b) => a - b));
});

const exampleText = readFileSync(".env.example", "utf8");
const placeholder = /replace[-_]this/g;

/** The settings file of a shop that has copied the example and changed it so. */
function readExample(change: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-house-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, defaultSettingsFile);
  writeFileSync(path, change(exampleText), { mode: 0o600 });
  return parseSettings(withSettingsFile({}, folder));
}

it("the example of a settings file is a whole shop's, once its placeholders are filled in", () => {
  const merchant = "12345678-1234-1234-1234-123456789abc";
  const settings = readExample((text) =>
    text
      .replace(/(?<=^PAYMENT_ZARINPAL_MERCHANT=).*/m, merchant)
      .replaceAll(placeholder, "our-own-"),
  );
  expect(settings).toMatchObject({ demo: false, payments: { sandbox: false } });
  expect(settings.payments.stripe && settings.payments.zarinpal && settings.s3).toBeTruthy();
});

it("the example is refused as it is, and each key and password of it named", () => {
  const refused = () => readExample((text) => text);
  const keys = [...settingNames].filter((name) =>
    /SECRET|_KEY|MERCHANT|^(DATABASE|SMTP)_URL$/.test(name),
  );
  const given = keys.filter((name) => exampleText.includes(`\n${name}=`));
  expect(given.length).toBeGreaterThan(7);
  for (const name of given) expect(refused).toThrow(`${name}: still has an example's value`);
});

/** The settings of the document's examples, as often as they stand there. */
const exampleNames = document
  .split("\n")
  .filter((line) => /^ {4}[A-Z][A-Z0-9_]+=/.test(line))
  .flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)])
  .map(([, name = ""]) => name);

it("every example in the document is made of settings", () => {
  expect(exampleNames.length).toBeGreaterThan(10);
  expect(exampleNames.filter((name) => !settingNames.has(name))).toEqual([]);
});

it("every setting of payment, mail and texts stands in an example", () => {
  const dear = /^(PAYMENT|ALLOW_SANDBOX|SMTP|MAIL|SMS|KAVENEGAR)_/;
  const wanted = [...settingNames].filter((name) => dear.test(name));
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((name) => !exampleNames.includes(name))).toEqual([]);
});
