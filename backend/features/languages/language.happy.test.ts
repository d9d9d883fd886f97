import { describe, expect, it } from "vitest";
import { nameIn, saidIn, spokenElsewhere } from "./language";

describe("what is said in another language than the asked one", () => {
  it.each([
    ["it stands in the asked one", { en: "Cup", fa: "فنجان" }, "fa", undefined],
    ["English stands in", { en: "Cup" }, "fa", "en"],
    ["the shop's own stands in where English has nothing", { fa: "فنجان" }, "en", "fa"],
    ["the words are the same in both", { en: "Mug", fa: "Mug" }, "fa", undefined],
    ["nothing is said at all", {}, "en", undefined],
    ["there are no texts", null, "en", undefined],
  ] as const)("%s", (_, texts, lang, own) => {
    expect(spokenElsewhere(texts, lang)).toBe(own);
  });

  it("is named of each text on its own, and not at all where there is no gap", () => {
    const title = { en: "Cup", fa: "فنجان" };
    expect(saidIn({ title, body: { en: "Blue" } }, "fa")).toEqual({ said_in: { body: "en" } });
    expect(saidIn({ title, body: { en: "Blue" } }, "en")).toEqual({});
  });

  it("a name without a text is its code, in no language", () => {
    expect(nameIn({}, "en", "cup")).toEqual({ name: "cup" });
    expect(nameIn({ fa: "فنجان" }, "en", "cup")).toEqual({ name: "فنجان", lang: "fa" });
  });
});
