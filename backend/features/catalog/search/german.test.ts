import { expect, it } from "vitest";
import { normalizeJoined } from "./normalize";
import { relatedForms } from "./stem";

it.each([
  ["Gemälde", "gemalde"],
  ["Straße", "strasse"],
  ["STRASSE", "strasse"],
  ["ÜBER", "uber"],
])("%s is looked for as %s", (typed, kept) => {
  expect(normalizeJoined(typed)).toBe(kept);
});

it.each([
  ["gemaelde", "gemalde"],
  ["kannen", "kanne"],
  ["tische", "tisch"],
  ["bilder", "bild"],
  ["tasse", "tass"],
])("%s may be %s on a German page", (typed, form) => {
  expect(relatedForms(typed, "de")).toContain(form);
  expect(relatedForms(typed, "en")).toEqual([]);
});
