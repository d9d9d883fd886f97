import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { now, scriptedHttpClient } from "../gateway.fixture";
import { openStripe } from "./stripe";

const secret = "whsec_1";
const apiUrl = () => "https://api.stripe.com";
const gateway = openStripe(
  { key: "sk_test", apiUrl, webhookSecrets: [secret], sandbox: false },
  scriptedHttpClient().send,
);

const time = Math.floor(now.getTime() / 1000);
const signed = (text: string) =>
  `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${text}`).digest("hex")}`;
const read = (text: string, signature: string | null = signed(text)) =>
  gateway.parseWebhook?.(
    Buffer.from(text),
    new Headers(signature === null ? {} : { "Stripe-Signature": signature }),
    now,
  );

const about = (type: string) =>
  JSON.stringify({ id: "evt_1", type, data: { object: { id: "cs_test_1" } } });

it("a signed call names its session, and nothing else of it is believed", () => {
  const kind = "checkout.session.completed";
  expect(read(about(kind))).toEqual({ eventId: "evt_1", kind, authority: "cs_test_1" });
});

it("a call about anything but a session names none", () => {
  const kind = "charge.refunded";
  expect(read(about(kind))).toEqual({ eventId: "evt_1", kind, authority: null });
});

it("security: without a signature, or with one of another text, nothing is read", () => {
  const text = about("checkout.session.completed");
  expect(read(text, null)).toBeNull();
  expect(read(text, signed(`${text} `))).toBeNull();
});

it.each(["no JSON", "{}", JSON.stringify({ id: "", type: "x", data: { object: { id: "y" } } })])(
  "error: a signed call that is none is nothing: %s",
  (text) => {
    expect(read(text)).toBeNull();
  },
);
