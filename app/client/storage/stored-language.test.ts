import { expect, it } from "vitest";
import { guardStorage } from "./guarded-storage";
import { memoryStorage } from "./memory-storage.fixture";
import { languageCookie, wantedLanguage } from "./stored-language";

const store = (lang: string) => guardStorage(() => memoryStorage({ lang }));

it.each([
  { stored: "en", pathname: "/home/law", lang: "fa", wanted: "en" },
  { stored: "fa", pathname: "/home/law", lang: "fa", wanted: null },
  { stored: "en", pathname: "/fa/home/law", lang: "fa", wanted: null },
  { stored: "zz", pathname: "/home/law", lang: "fa", wanted: null },
  { stored: "", pathname: "/user/orders", lang: "fa", wanted: null },
] as const)("R-STARTUP-06[storage] stored $stored on $pathname in $lang wants $wanted", (row) => {
  expect(wantedLanguage(store(row.stored), row.pathname, row.lang, "lang=fa")).toBe(row.wanted);
});

it("a language that was just chosen by the switch stands", () => {
  const cookies = "lang=fa; lang_chosen=fa";
  expect(wantedLanguage(store("en"), "/home/law", "fa", cookies)).toBeNull();
});

it("R-STORE-11[day] the cookie lives for one day, in seconds", () => {
  expect(languageCookie("fa", false)).toBe("lang=fa; Max-Age=86400; Path=/; SameSite=Lax");
  expect(languageCookie("en", true)).toMatch(/; Secure$/);
});
