import { expect, it } from "vitest";
import { asDefaults, textsIn } from "./stored-defaults";

const good = { hash: "h1", lang: "fa", fonts: "", meta_tag: "", colors: "", translates: [] };

it.each([
  ["null", null],
  ["a list", [good]],
  ["a number as hash", { ...good, hash: 1 }],
  ["no texts", { ...good, translates: undefined }],
  ["texts of another shape", { ...good, translates: [null] }],
  ["a text that is none", { ...good, translates: [{ key: "ok", fa: 1 }] }],
])("%s is no defaults", (_name, value) => {
  expect(asDefaults(value)).toBeNull();
});

it("what else is stored with them is left out", () => {
  expect(asDefaults({ ...good, version: "1" })).toEqual(good);
});

it("has the texts of one language, and calls a shop without a name by its host", () => {
  const translates: Record<string, string>[] = [
    { key: "ok", fa: "باشه", en: "OK" },
    { key: "cancel", fa: "" },
    { key: "shop.name", fa: "{{host}}" },
  ];
  expect(textsIn({ translates }, "fa", "shop.example")).toEqual({
    ok: "باشه",
    "shop.name": "shop.example",
  });
});
