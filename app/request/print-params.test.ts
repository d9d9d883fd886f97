import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/translator.server";
import { printParams } from "./print-params";

it("a full list says how many rows it holds in the reader's digits", () => {
  const say = (lang: "en" | "fa") =>
    translatorFor(lang, []).say("crud.full", printParams(lang, { count: 12_000 }));
  expect(say("fa")).toBe("این فهرست پر است؛ حداکثر ۱۲٬۰۰۰ ردیف جا دارد.");
  expect(say("en")).toBe("This list is full: it holds at most 12,000 rows.");
});

it("texts stay as they are, and a count still chooses the plural", () => {
  expect(printParams("fa", { name: "A4", max: 20, count: 1 })).toEqual({
    name: "A4",
    max: "۲۰",
    count: 1,
    n: "۱",
  });
});
