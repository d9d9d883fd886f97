import { describe, expect, it } from "vitest";
import { knownLanguages } from "../../contract/languages";
import { formatMoney } from "../languages/format-money";
import { messageKinds } from "./kinds";
import { renderSms } from "./render-message";

/** As long as names and addresses of shops are. */
const shop = {
  name: { en: "Golestan House of Books", fa: "خانهٔ کتاب گلستان", de: "Golestan Haus der Bücher" },
  publicUrl: "https://www.golestan-house.example",
};
/** What links that log in carry: 32 random bytes. */
const token = "x".repeat(43);
const amounts = {
  en: formatMoney({ amount: 1_234_567_89, currency: "USD" }, "en"),
  fa: formatMoney({ amount: 12_345_678_900, currency: "IRR" }, "fa"),
  de: formatMoney({ amount: 1_234_567_89, currency: "EUR" }, "de"),
};
/** Where a kind leads, below the shop's origin; any other leads to an order. */
const pathOf: Partial<Record<(typeof messageKinds)[number], (lang: string) => string>> = {
  "login.link": (lang) => `/${lang}/login/${token}`,
  "staff.invitation": () => `/staff/invitation/${token}`,
  "account.contact_changed": () => "/user",
  "ticket.answered": () => "/user/tickets/12345678",
};
/** What nobody but its writer can shorten: somebody without an account gets the whole of their answer. */
const unbounded = ["guest.answered"];

const extended = /[\^{}\\[~\]|€\f]/g;
const gsm7 =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€\f]*$/;

/** How many texts a phone is sent for one, each of which is paid for. */
function countSegments(text: string): number {
  const [length, single, each] = gsm7.test(text)
    ? [text.length + (text.match(extended)?.length ?? 0), 160, 153]
    : [text.length, 70, 67];
  return length <= single ? 1 : Math.ceil(length / each);
}

it("counts as phones do", () => {
  expect(
    ["a".repeat(160), "a".repeat(161), "ا".repeat(70), "ا".repeat(71)].map(countSegments),
  ).toEqual([1, 2, 1, 2]);
});

describe.each([...knownLanguages])("texts for phones in %s", (lang) => {
  const kinds = messageKinds.filter((kind) => !unbounded.includes(kind));
  it.each(kinds)("%s is at most two of them, with the longest values", (kind) => {
    const text = renderSms(
      {
        kind,
        lang,
        params: {
          code: kind.startsWith("login.") && kind !== "login.link" ? "012345" : undefined,
          url: pathOf[kind]?.(lang) ?? "/user/orders/1404-000123",
          number: kind === "ticket.answered" ? "12345678" : "1404-000123",
          amount: amounts[lang],
          contact: "b•••••@golestan-house.example",
          reason: "",
        },
      },
      shop,
    );
    expect(countSegments(text), `${text.length}: ${text}`).toBeLessThanOrEqual(2);
    if (lang === "en") expect(text).toMatch(gsm7);
  });
});
