import { describe, expect, it } from "vitest";
import type { ShippingZone } from "../../db/tables/checkouts";
import { quoteMethods } from "./quote";
import type { ShippingMethod } from "./read-methods";

const tehran = 36_423;

function method(code: string, zones: ShippingZone[], more: Partial<ShippingMethod> = {}) {
  const name = { en: code, fa: code };
  const at = new Date(0);
  return {
    code,
    id: 1,
    version: 1,
    name,
    zones,
    freeFrom: null,
    codAllowed: [],
    active: true,
    sort: 0,
    createdAt: at,
    updatedAt: at,
    ...more,
  };
}

const methods: ShippingMethod[] = [
  method("post", [{ iso2: "IR", days: [2, 5], price: { IRR: 800, USD: 9 } }], {
    freeFrom: { IRR: 20_000 },
    codAllowed: ["IR"],
  }),
  method("courier", [{ iso2: "IR", states: [tehran], days: [0, 1], price: { IRR: 1_200 } }]),
  method("standard", [{ iso2: "US", days: [3, 5], price: { USD: 599 } }]),
  method("world", [{ iso2: "*", days: [7, 15], price: { USD: 2_490 } }]),
];

const now = new Date("2026-03-25T08:00:00Z");

function quoted(iso2: string, stateId: number | null, currency: "IRR" | "USD", goods = 100) {
  return quoteMethods(methods, { to: { iso2, stateId }, currency, goods, now }).map(
    ({ code, amount }) => `${code} ${amount}`,
  );
}

describe("what sending costs (domain 4.7, shipping_method)", () => {
  it.each([
    ["Tehran in rials", "IR", tehran, "IRR", ["post 800", "courier 1200"]],
    ["the rest of Iran in rials", "IR", 36_407, "IRR", ["post 800"]],
    ["Tehran in dollars, which the courier does not take", "IR", tehran, "USD", ["post 9"]],
    ["the USA, never by the world's post", "US", 84_006, "USD", ["standard 599"]],
    ["a country that none names", "FR", null, "USD", ["world 2490"]],
    ["a country that none reaches in the currency", "FR", null, "IRR", []],
  ] as const)("to %s", (_, iso2, state, currency, expected) => {
    expect(quoted(iso2, state, currency)).toEqual(expected);
  });

  it.each([
    [19_999, "post 800"],
    [20_000, "post 0"],
  ])("goods of %i rials: %s", (goods, expected) => {
    expect(quoted("IR", null, "IRR", goods)).toEqual([expected]);
  });

  it("is free only in the currency of the offer", () => {
    expect(quoted("IR", null, "USD", 1_000_000)).toEqual(["post 9"]);
  });

  it("takes the zone of a state before the one of its country", () => {
    const both = method("mixed", [
      { iso2: "IR", days: [3, 4], price: { IRR: 500 } },
      { iso2: "IR", states: [tehran], days: [1, 1], price: { IRR: 200 } },
    ]);
    const ask = (stateId: number) =>
      quoteMethods([both], { to: { iso2: "IR", stateId }, currency: "IRR", goods: 0, now })[0];
    expect(ask(tehran)).toMatchObject({ amount: 200, from: "2026-03-26", to: "2026-03-26" });
    expect(ask(36_407)).toMatchObject({ amount: 500, from: "2026-03-29", to: "2026-03-30" });
  });

  it("takes cash at the door only where the method does", () => {
    const quotes = quoteMethods(methods, {
      to: { iso2: "IR", stateId: tehran },
      currency: "IRR",
      goods: 0,
      now,
    });
    expect(quotes.map(({ codAllowed }) => codAllowed)).toEqual([true, false]);
  });
});
