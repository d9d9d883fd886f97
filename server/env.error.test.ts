import { expect, it } from "vitest";
import { parseSettings, SettingsError } from "./env";

it.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "shop.example"],
  ["PUBLIC_URL", "https://shop.example/fa"],
  ["PUBLIC_URL", "ftp://shop.example"],
  ["DATABASE_URL", "mysql://db/shop"],
  ["API_URL", "not an address"],
  ["PACKAGE", "Tim/cheh"],
  ["TRUST_PROXY", "everybody!"],
  ["DEMO", "yes"],
  ["LOG_LEVEL", "loud"],
  ["REDIS_URL", "http://redis"],
  ["SMTP_URL", "mail.example"],
  ["MAIL_FROM", "shop@example.com>, other"],
  ["SMS_URL", "sms"],
  ["LOGIN_FAILURES_PER_TARGET", "0"],
  ["LOGIN_SENDS_PER_ADDRESS", "many"],
  ["LOGIN_SENDS_PER_HOUR", "0"],
  ["SMS_DIAL_CODES", "+98"],
  ["SMS_DIAL_CODES", "98;1"],
  ["PAYMENT_ZARINPAL_MERCHANT", "merchant"],
  ["PAYMENT_STRIPE_KEY", "pk_live_public"],
  ["PAYMENT_STRIPE_URL", "stripe"],
  ["PAYMENT_SANDBOX", "maybe"],
  ["S3_ENDPOINT", "storage"],
  ["S3_BUCKET", "Pictures/of us"],
  ["UPLOADS_PER_ADDRESS", "0"],
  ["DATABASE_WRITERS", "0"],
  ["DATABASE_WRITERS", "10"],
  ["DATABASE_LOCK_SECONDS", "soon"],
  ["CONNECTIONS", "none"],
  ["CONNECTIONS_PER_ADDRESS", "0"],
  ["PAGE_CACHE_MB", "0"],
  ["ORDERS_OPEN_PER_USER", "0"],
  ["ORDERS_COD_PER_USER", "some"],
  ["LANGUAGES", "en,fa,xx"],
  ["LANGUAGES", "en,de"],
  ["LANGUAGES", "fa"],
  ["LANGUAGES", "en,fa,en"],
])("refuses %s=%s and names it", (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(`${name}: `);
});

it("names every bad setting at once", () => {
  expect(() => parseSettings({ PORT: "x", LAB: "x" })).toThrow(/PORT: .*\nLAB: /s);
});
