import { expect, it } from "vitest";
import type { NoticeChoices } from "../../../contract/preferences";
import { noticeWays } from "./notice-ways";

const both = { email: "s@example.test", phone: "+989121234567" };
const ways = (
  person: typeof both | { email: null; phone: string },
  orders?: NoticeChoices["orders"],
) =>
  noticeWays({ ...person, notices: orders ? { orders } : {} }, "orders", true).map(
    ({ channel }) => channel,
  );

it("domain 4.5 an order's messages go by e-mail, else by SMS, unless something else was chosen", () => {
  expect(ways(both)).toEqual(["email"]);
  expect(ways({ email: null, phone: both.phone })).toEqual(["sms"]);
  expect(ways(both, { sms: true })).toEqual(["email", "sms"]);
  expect(ways(both, { email: false, sms: true })).toEqual(["sms"]);
});

it("domain 4.5 what the contract needs goes by one way all the same, other news don't", () => {
  expect(ways(both, { email: false, sms: false })).toEqual(["email"]);
  const offers = { notices: { offers: { email: false } } };
  expect(noticeWays({ ...both, ...offers }, "offers", false)).toEqual([]);
  const silent = { ...both, email: null, notices: { offers: { sms: false } } };
  expect(noticeWays(silent, "offers", false)).toEqual([]);
});

it("domain 4.5 who has no e-mail hears other news by SMS, and nobody by a way that they have not", () => {
  const byPhone = { email: null, phone: both.phone, notices: {} };
  expect(noticeWays(byPhone, "offers", false)).toEqual([{ channel: "sms", target: both.phone }]);
  const byMail = { email: both.email, phone: null, notices: { orders: { sms: true } } };
  expect(noticeWays(byMail, "orders", true)).toEqual([{ channel: "email", target: both.email }]);
  expect(noticeWays({ email: null, phone: null, notices: {} }, "orders", true)).toEqual([]);
});
