import { createInstance } from "i18next";
import { expect, it, vi } from "vitest";
import { languageCodes } from "#backend/contract/languages";
import { messages } from "~/i18n/messages";
import { i18nOptions } from "~/i18n/translator.server";
import { createBrowserTexts } from "./browser-i18n";

/** A value for every place that a text has. */
function valuesFor(text: string): Record<string, string> {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name} & ۵>`]));
}

const bareOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** All forms of a text: one may have places that another has not. */
function formsOf(texts: Record<string, string>, bare: string): string {
  const keys = Object.keys(texts).filter((key) => bareOf(key) === bare);
  return keys.map((key) => texts[key]).join(" ");
}

it.each(languageCodes)(
  "R-LANG-12[current] says in %s the same as i18next on the server",
  async (lang) => {
    const whole = createInstance();
    await whole.init(i18nOptions(lang, messages[lang]));
    const small = createBrowserTexts(lang, vi.fn());
    small.addResourceBundle(lang, "core", messages[lang]);
    const say = whole.t as (key: string, options: object) => string;
    for (const key of Object.keys(messages[lang])) {
      const bare = bareOf(key);
      const text = formsOf(messages[lang], bare);
      for (const options of [
        valuesFor(text),
        ...[0, 1, 2, 11].map((count) => ({ ...valuesFor(text), count })),
      ]) {
        expect(small.t(bare, options), key).toBe(say(bare, options));
      }
    }
  },
);

it("R-LANG-13[key-shown] a key without a text is shown as the key, or as the given text, and noted", () => {
  const onMissing = vi.fn();
  const { t } = createBrowserTexts("fa", onMissing);
  expect(t("no.such.key")).toBe("no.such.key");
  expect(t("no.such.key", { defaultValue: "پیش‌فرض" })).toBe("پیش‌فرض");
  expect(onMissing.mock.calls).toEqual([
    ["no.such.key", "no.such.key", "fa"],
    ["no.such.key", "پیش‌فرض", "fa"],
  ]);
});

it("a change of language gives its listeners a new function", async () => {
  const texts = createBrowserTexts("en", vi.fn());
  texts.addResourceBundle("en", "core", { ok: "OK" });
  const before = texts.getFixedT();
  const listener = vi.fn();
  texts.on("languageChanged", listener);
  texts.addResourceBundle("fa", "core", { ok: "باشه" });
  await texts.changeLanguage("fa");
  expect(listener).toHaveBeenCalledTimes(1);
  expect(texts.getFixedT()).not.toBe(before);
  expect(texts.t("ok")).toBe("باشه");
  texts.off("languageChanged", listener);
  await texts.changeLanguage("en");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("a namespace's texts come to those of the language that are there", async () => {
  const texts = createBrowserTexts("en", vi.fn());
  texts.addResourceBundle("en", "core", { ok: "OK" });
  expect(texts.hasResourceBundle("en", "core")).toBe(true);
  expect(texts.hasResourceBundle("en", "own")).toBe(false);
  expect(texts.hasResourceBundle("fa", "core")).toBe(false);
  texts.addResourceBundle("en", "own", { title: "Log in" });
  expect(texts.hasResourceBundle("en", "own")).toBe(true);
  expect([texts.t("ok"), texts.t("title")]).toEqual(["OK", "Log in"]);
});
