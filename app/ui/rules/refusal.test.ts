import { createInstance } from "i18next";
import { expect, it } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { messages } from "~/i18n/messages";
import { i18nOptions } from "~/i18n/translator.server";
import { type Refusal, wordRefusal } from "./refusal";
import { validateValue } from "./validate";

async function word(lang: LanguageCode, refusal: Refusal | undefined) {
  const i18n = createInstance();
  const t = await i18n.init(i18nOptions(lang, messages[lang]));
  return refusal && wordRefusal(refusal, t, formatsFor(lang).number);
}

it("R-VAL-09[message] the text has the bound and the length, in the language's digits", async () => {
  const refusal = validateValue("ab", [["min_len", 3]]);
  expect(await word("en", refusal)).toBe("Too short: 2 of at least 3 characters.");
  expect(await word("fa", refusal)).toBe("کوتاه است: ۲ نویسه؛ دست‌کم ۳ نویسه لازم است.");
});

it("every refusal has a text of its own in both languages", async () => {
  const refusals = (["email", "url", "phone", "number", "english"] as const).map((rule) =>
    validateValue("؟", [rule]),
  );
  for (const lang of ["en", "fa"] as const) {
    const texts = await Promise.all(refusals.map((refusal) => word(lang, refusal)));
    expect(new Set(texts).size).toBe(refusals.length);
    expect(texts.join()).not.toMatch(/_error|validate_/);
  }
});
