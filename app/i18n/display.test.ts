import { describe, expect, it } from "vitest";
import { datesFor } from "./dates.server";
import { inDigitsOf } from "./digits";
import { type Display, displayOf, localeFor } from "./display";
import { formatsFor } from "./format";

const moment = "2025-10-07T12:00:00Z";
const toman = { amount: 1_234_500, currency: "IRR" } as const;

/** Invisible marks and narrow spaces are not what is tested. */
const plain = (text: string) =>
  text.replace(/[\u200e\u200f\u2066-\u2069]/g, "").replace(/[\u2009\u202f\u00a0]/g, " ");

const persian: Display = { calendar: "persian" };
const gregorian: Display = { calendar: "gregory" };
const latin: Display = { digits: "latn" };
const arabic: Display = { digits: "arabext" };

describe("what an account has chosen", () => {
  it.each([
    ["auto", "auto", undefined],
    ["persian", "auto", persian],
    ["auto", "latn", latin],
    ["gregory", "arabext", { ...gregorian, ...arabic }],
  ] as const)("calendar %s and digits %s", (calendar, digits, display) => {
    expect(displayOf({ calendar, digits })).toEqual(display);
  });

  it("leaves the language's own locale as it is", () => {
    expect([localeFor("en"), localeFor("fa")]).toEqual(["en-US", "fa-IR-u-ca-persian-nu-arabext"]);
    expect(formatsFor("fa")).toBe(formatsFor("fa", { ...persian, ...arabic }));
  });
});

describe("dates in the chosen calendar and digits", () => {
  it.each([
    ["fa", gregorian, "۷ اکتبر ۲۰۲۵ · ۱۵ مهر ۱۴۰۴", "۷ تا ۹ اکتبر"],
    ["fa", latin, "15 مهر 1404 · 7 Oct 2025", "15 تا 17 مهر"],
    ["fa", { ...gregorian, ...latin }, "7 اکتبر 2025 · 15 مهر 1404", "7 تا 9 اکتبر"],
    ["en", persian, "Mehr 15, 1404 · 7 Oct 2025", "Mehr 15 – 17"],
    ["en", arabic, "October ۷, ۲۰۲۵ · ۱۵ مهر ۱۴۰۴", "October ۷ – ۹"],
    ["en", { ...persian, ...arabic }, "Mehr ۱۵, ۱۴۰۴ · ۷ Oct ۲۰۲۵", "Mehr ۱۵ – ۱۷"],
  ] as const)("%s %j", (lang, display, both, range) => {
    const { bothCalendars, dayRange } = datesFor(lang, display);
    expect(plain(bothCalendars(moment))).toBe(both);
    expect(plain(dayRange("2025-10-07", "2025-10-09"))).toBe(range);
  });

  it("says both months of a range that goes into another one", () => {
    expect(plain(datesFor("en", persian).dayRange("2025-10-20", "2025-10-25"))).toBe(
      "Mehr 28 – Aban 3",
    );
  });

  it("keeps the other calendar's digits where none were chosen, whoever was printed for first", () => {
    expect(plain(datesFor("fa", { ...persian, ...arabic }).bothCalendars(moment))).toBe(
      "۱۵ مهر ۱۴۰۴ · ۷ Oct ۲۰۲۵",
    );
    expect(plain(datesFor("fa").bothCalendars(moment))).toBe("۱۵ مهر ۱۴۰۴ · 7 Oct 2025");
  });
});

it("figures take the chosen digits, money its language's words", () => {
  expect([formatsFor("fa", latin).money(toman), formatsFor("en", arabic).money(toman)]).toEqual([
    "123,450 تومان",
    "۱۲۳٬۴۵۰ Toman",
  ]);
  expect(plain(formatsFor("fa", latin).percent(12))).toBe("12%");
  expect(inDigitsOf("021-5", "fa", latin)).toBe("021-5");
  expect(inDigitsOf("021-5", "en", arabic)).toBe("۰۲۱-۵");
  expect(inDigitsOf("021-5", "fa", gregorian)).toBe("۰۲۱-۵");
});
