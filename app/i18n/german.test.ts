import { describe, expect, it } from "vitest";
import { datesFor } from "./dates.server";
import { formatsFor } from "./format";
import { messages } from "./messages";

const nbsp = "\u00a0";

describe("German", () => {
  it("writes figures and euros as Germans do", () => {
    const { money, number, percent } = formatsFor("de");
    expect(number(1234.5)).toBe("1.234,5");
    expect(percent(19)).toBe(`19${nbsp}%`);
    expect(money({ amount: 123_450, currency: "EUR" })).toBe(`1.234,50${nbsp}€`);
    expect(money({ amount: -50, currency: "EUR" })).toBe(`−0,50${nbsp}€`);
  });

  it("says days and times in Berlin's zone", () => {
    const { dayRange, time, weekdayRange } = datesFor("de");
    expect(formatsFor("de").dateTime("2024-03-20T12:00:00Z")).toBe("20. März 2024 um 13:00");
    expect(dayRange("2025-11-23", "2025-11-25")).toBe("23.–25. November");
    expect(weekdayRange("2025-11-24", "2025-11-26")).toMatch(/^Mo.*24\..*Mi.*26\. November$/);
    expect(time("2024-07-20T12:00:00Z")).toContain("14:00");
  });

  it("has every text, with the same places", () => {
    const placesOf = (text: string) => (text.match(/\{\{\s*\w+/g) ?? []).sort();
    for (const [key, text] of Object.entries(messages.en)) {
      const german = messages.de[key as keyof typeof messages.de];
      expect(german, key).not.toBe("");
      expect([...new Set(placesOf(german))], key).toEqual([...new Set(placesOf(text))]);
    }
  });
});
