import { expect, it } from "vitest";
import { bareOrder } from "../order.fixture";
import { messageParams } from "./message-params";
import { messagesTo } from "./notify-shopper";

const order = { ...bareOrder("fa", 1_500_000), id: "order", number: "1405-000001-8" };
const staff = { actor: "staff", id: null } as const;
const gateway = { actor: "gateway", id: null } as const;
const facts = { order, by: gateway, details: {} };

it("a message says the order's number, whom it goes to, and what it costs as its reader writes it", () => {
  expect(messageParams(facts, "fa")).toEqual({
    number: "1405-000001-8",
    name: "سارا",
    amount: "۱۵۰٬۰۰۰ تومان",
    carrier: "",
    tracking: "",
    reason: "",
  });
  expect(messageParams(facts, "en").amount).toBe("150,000 Toman");
});

it("of money that goes back it says how much, be it all or nothing", () => {
  const amountOf = (amount: number) =>
    messageParams({ ...facts, details: { amount } }, "en").amount;
  expect([amountOf(500_000), amountOf(0)]).toEqual(["50,000 Toman", "0 Toman"]);
});

it("staff's words and a parcel's are passed on; the shop's own words for itself are not", () => {
  const details = { reason: "payment.late", carrier: "Post", tracking: "RR1" };
  const parcel = { carrier: "Post", tracking: "RR1" };
  expect(messageParams({ order, by: gateway, details }, "en")).toMatchObject({
    ...parcel,
    reason: "",
  });
  expect(messageParams({ order, by: staff, details }, "en")).toMatchObject({
    ...parcel,
    reason: "payment.late",
  });
  expect(messageParams({ order, by: staff, details: {} }, "en").reason).toBe("");
});

it("an order's owner is told in its language, by each way of theirs, with the order's page", () => {
  const reader = {
    email: "s@example.test",
    phone: "+989121234567",
    notices: { orders: { sms: true } },
  };
  const params = { ...messageParams(facts, "fa"), url: "/user/orders/1405-000001-8" };
  const told = { lang: "fa", kind: "order.paid", params, orderId: "order" };
  expect(messagesTo(reader, "order.paid", facts)).toEqual([
    { ...told, channel: "email", target: "s@example.test" },
    { ...told, channel: "sms", target: "+989121234567" },
  ]);
  const silent = { ...reader, notices: { orders: { email: false, sms: false } } };
  expect(messagesTo(silent, "order.paid", facts)).toMatchObject([{ channel: "email" }]);
  expect(messagesTo(undefined, "order.paid", facts)).toEqual([]);
});
