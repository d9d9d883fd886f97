import { describe, expect, it } from "vitest";
import { isLanguage, type Language, languages } from "#backend/contract/languages";
import { formatsFor } from "./format";

const equinox = "2024-03-20T12:00:00Z";
const en = formatsFor("en");
const fa = formatsFor("fa");

/** Intl puts invisible marks and narrow spaces into texts; they are not what is tested. */
const plain = (text: string) =>
  text.replace(/[\u200e\u200f\u202f\u00a0]/g, " ").replace(/ +/g, " ");

describe("languages", () => {
  it("R-LANG-01[known] knows en and fa, spelled exactly so", () => {
    expect(["en", "fa", "EN", "de", "", null, undefined].filter(isLanguage)).toEqual(["en", "fa"]);
  });

  it("en is left-to-right", () => {
    expect(languages.en.dir).toBe("ltr");
  });

  it("fa is right-to-left", () => {
    expect(languages.fa.dir).toBe("rtl");
  });

  it("weeks start on Sunday in en, on Saturday in fa", () => {
    expect([languages.en.firstDayOfWeek, languages.fa.firstDayOfWeek]).toEqual([0, 6]);
  });

  it("R-CONST-43[en, fa] each has its direction, first day, place, time zone and calendar", () => {
    const facts = ({ dir, firstDayOfWeek, locale, timeZone, ...rest }: Language) => {
      const { region, calendar = "gregory" } = new Intl.Locale(locale);
      expect([region, calendar]).toEqual([rest.country, rest.calendar]);
      return [dir, firstDayOfWeek, region, timeZone, calendar];
    };
    expect(facts(languages.en)).toEqual(["ltr", 0, "US", "America/Los_Angeles", "gregory"]);
    expect(facts(languages.fa)).toEqual(["rtl", 6, "IR", "Asia/Tehran", "persian"]);
  });
});

describe("formats", () => {
  it("R-LANG-03[zone] en shows Los Angeles time", () => {
    expect(plain(en.dateTime(equinox))).toContain("5:00 AM");
    expect(en.date(equinox)).toBe("March 20, 2024");
  });

  it("R-LANG-05[zone] fa shows Tehran time in Persian digits", () => {
    expect(plain(fa.dateTime(equinox))).toContain("۱۵:۳۰");
  });

  it("R-LANG-06[shown] dates are in the Persian calendar in fa, in the Gregorian one in en", () => {
    expect(en.date(equinox)).toBe("March 20, 2024");
    expect(plain(fa.date(equinox))).toBe("۱ فروردین ۱۴۰۳");
  });

  it("shows rials as tomans, and cents as dollars (decisions 16)", () => {
    expect(plain(fa.money({ amount: 12_500_000, currency: "IRR" }))).toBe("۱٬۲۵۰٬۰۰۰ تومان");
    expect(en.money({ amount: 129_900, currency: "USD" })).toBe("$1,299.00");
  });

  it("writes what is taken off with a minus, not a hyphen", () => {
    expect(en.money({ amount: -16_000, currency: "USD" })).toBe("−$160.00");
    expect(plain(fa.money({ amount: -500_000, currency: "IRR" })).trim()).toBe("−۵۰٬۰۰۰ تومان");
  });

  it("prints numbers and percents in the language's digits", () => {
    expect([fa.number(1234.5), en.number(1234.5)]).toEqual(["۱٬۲۳۴٫۵", "1,234.5"]);
    expect([fa.stars(5), en.stars(4.5)]).toEqual(["۵٫۰", "4.5"]);
    expect([plain(fa.percent(20)), en.percent(20)]).toEqual(["۲۰٪", "20%"]);
  });
});
