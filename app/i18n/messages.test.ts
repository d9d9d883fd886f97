import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { shippedTexts } from "./messages";
import { en } from "./messages/en";
import { fa } from "./messages/fa";

const here = fileURLToPath(new URL("messages", import.meta.url));
const keys = Object.keys(en) as (keyof typeof en)[];
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, n]) => n).sort();
const pluralBase = (key: string) => key.replace(/_(one|other|zero|two|few|many)$/, "");

describe("messages", () => {
  it("R-LANG-14[keys] both languages have the same keys", () => {
    expect(Object.keys(fa).sort()).toEqual([...keys].sort());
  });

  it("no key is written in two folders, where the one would take the other's place", () => {
    const folders = readdirSync(here, { withFileTypes: true }).filter((one) => one.isDirectory());
    const texts = folders.map(({ name }) => readFileSync(`${here}/${name}/en.ts`, "utf8"));
    const written = texts.flatMap((text) => [...text.matchAll(/^ {2}"?([\w.-]+)"?:/gm)]);
    const all = written.map(([, key]) => key);
    expect(all.length).toBeGreaterThan(keys.length / 2);
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });

  it("R-CONST-40[search, list] the usual words for nothing found are the specification's", () => {
    expect(en["search.nothing"]).toBe("Can't Find Anything :(");
    expect(en["infinite.not_found"]).toBe("ITEMS NOT FOUND");
  });

  it.each([
    "login_need",
    "new_content_please_refresh",
    "required_error",
    "validate_email",
    "validate_url",
    "validate_phone",
    "numeric_error",
    "english_error",
    "validate_match",
    "validate_notDefined",
    "auth.failed",
    "auth.token_renewal_failed",
    "no_internet",
    "no_item",
    "ok",
    "cancel",
  ])("R-CONST-44[value] %s is seeded with an English and a Persian text", (key) => {
    const texts = new Map(Object.entries(shippedTexts())).get(key);
    expect(texts?.en).toMatch(/[A-Za-z]{2}/);
    expect(texts?.fa).toMatch(/\p{Script=Arabic}{2}/u);
    expect(texts?.en).not.toBe(key);
  });

  it("numbers, codes, phones and e-mails keep their own direction in a Persian text", () => {
    // They begin with a digit or a sign as often as with a letter, and would else run backwards.
    const bare = /(?<!\u2066)\{\{(number|code|phone|email|target)\}\}/;
    // It tells of the placeholders themselves.
    const told: (typeof keys)[number][] = ["desk.canned.text"];
    const found = keys.filter((key) => bare.test(fa[key]) && !told.includes(key));
    expect(found).toEqual([]);
  });

  it.each(keys)("%s asks for the same parameters in both languages", (key) => {
    expect(placeholders(fa[key])).toEqual(placeholders(en[key]));
  });

  it.each(keys)("%s has a text in both languages", (key) => {
    expect(en[key].trim()).not.toBe("");
    expect(fa[key].trim()).not.toBe("");
  });

  it("every plural has the form that both languages fall back to", () => {
    const plurals = keys.filter((key) => pluralBase(key) !== key).map(pluralBase);
    const without = plurals.filter((base) => !(`${base}_other` in en));
    expect(without).toEqual([]);
  });

  it("Persian is written with Persian letters and digits", () => {
    const wrong = keys.filter((key) => /[يك٠-٩]|[0-9]/.test(fa[key].replace(/\{\{\w+\}\}/g, "")));
    expect(wrong).toEqual([]);
  });

  it("Persian prefixes and plurals are joined by ZWNJ, not by a space", () => {
    const wrong = keys.filter((key) => /(^|\s)(می|نمی) \p{L}|\p{L} (ها|های)(\s|$)/u.test(fa[key]));
    expect(wrong).toEqual([]);
  });
});
