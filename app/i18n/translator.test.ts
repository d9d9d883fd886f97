import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { messages } from "./messages";
import { coreEn, ownEn } from "./messages/en";
import {
  findMessageBundle,
  i18nOptions,
  parseBundleName,
  type Translator,
  translatorFor,
} from "./translator.server";

describe("the files of texts", () => {
  it("a key stands in one namespace", () => {
    expect(Object.keys(coreEn).filter((key) => key in ownEn)).toEqual([]);
  });

  it.each(languageCodes)("decisions 24 the namespaces together are all texts (%s)", (lang) => {
    const { core, own, staff, lab } = translatorFor(lang, []).files;
    expect({ ...core.texts, ...own.texts, ...staff.texts, ...lab.texts }).toEqual(messages[lang]);
    expect(Object.keys(own.texts).sort()).toEqual(Object.keys(ownEn).sort());
    expect(findMessageBundle(core.address)).toBe(core);
    expect(findMessageBundle(own.address)).toBe(own);
  });

  it.each([
    ["own", { key: "required_error", en: "Write here." }, "core"],
    ["core", { key: "close", en: "Shut" }, "own"],
    ["core", { key: "only.the.backend.knows", en: "Ours" }, "own"],
  ] as const)(
    "a changed text of %s changes that file's address alone: %o",
    (namespace, entry, other) => {
      const before = translatorFor("en", []);
      const after = translatorFor("en", [entry]);
      expect(after.files[namespace].texts[entry.key]).toBe(entry.en);
      expect(after.files[namespace].address).not.toBe(before.files[namespace].address);
      expect(after.files[other].address).toBe(before.files[other].address);
      expect(after.say(entry.key)).toBe(entry.en);
    },
  );

  it("the same content is the same translator, whatever list it came from", () => {
    expect(translatorFor("fa", [])).toBe(translatorFor("fa", []));
  });

  it("a language's files stay while another's texts are changed often", () => {
    const { files } = translatorFor("fa", []);
    for (let change = 0; change < 20; change++) {
      translatorFor("en", [
        { key: "close", en: `Shut ${change}` },
        { key: "required_error", en: `Write ${change}` },
      ]);
    }
    for (const file of Object.values(files)) expect(findMessageBundle(file.address)).toBe(file);
  });

  it("a name says its language and namespace; others name nothing", () => {
    expect(parseBundleName("fa.own.0123456789")).toEqual({ lang: "fa", namespace: "own" });
    for (const name of ["", "fa", "fa.0123456789", "zz.core.1", "fa.desk.1", "../en.core.1"]) {
      expect(parseBundleName(name), name).toBeUndefined();
    }
  });
});

describe("what it says", () => {
  async function i18nextOf(lang: LanguageCode, more: Record<string, string> = {}) {
    const instance = createInstance();
    await instance.init(i18nOptions(lang, { ...messages[lang], ...more }));
    return instance.t as unknown as Translator["say"];
  }

  it.each(languageCodes)("is what i18next says, with values and without (%s)", async (lang) => {
    const { say } = translatorFor(lang, []);
    const whole = await i18nextOf(lang);
    for (const [key, text] of Object.entries(messages[lang])) {
      const names = [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = ""]) => name);
      const values = Object.fromEntries(names.map((name) => [name, `<${name} & ۵ {{close}}>`]));
      const bare = key.replace(/_(zero|one|two|few|many|other)$/, "");
      expect(say(key), key).toBe(whole(key));
      expect(say(key, values), key).toBe(whole(key, values));
      for (const count of [0, 1, 2, 11]) {
        const counted = { ...values, count };
        expect(say(bare, counted), key).toBe(whole(bare, counted));
      }
    }
  });

  it.each([
    ["a text of another", "$t(close)!"],
    ["a format", "{{amount, number}}"],
    ["spaces", "{{ amount }}"],
  ])("is what i18next says of %s in an owner's text", async (_what, en) => {
    const { say } = translatorFor("en", [{ key: "shop.owners", en }]);
    const whole = await i18nextOf("en", { "shop.owners": en });
    expect(say("shop.owners", { amount: 1234.5 })).toBe(whole("shop.owners", { amount: 1234.5 }));
    expect(say("shop.owners")).toBe(whole("shop.owners"));
  });
});

describe("the shop's name", () => {
  const name = { key: "shop.name", en: "Sofal House" };

  it("is its host's until the owner sets one", () => {
    expect(translatorFor("en", [], "sofal.example").i18n.t("shop.name")).toBe("sofal.example");
    expect(translatorFor("en", [name], "sofal.example").i18n.t("shop.name")).toBe("Sofal House");
    expect(translatorFor("fa", [name], "sofal.example").i18n.t("shop.name")).toBe("sofal.example");
  });

  it("reaches browsers as it is said here", () => {
    const { files } = translatorFor("en", [], "sofal.example");
    expect(files.core.texts["shop.name"]).toBe("sofal.example");
  });
});
