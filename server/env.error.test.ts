import { expect, it } from "vitest";
import { parseSettings, SettingsError } from "./env";

it.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["PORT", " "],
  ["PORT", "0x50"],
  ["PORT", "3e3"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["DRAIN_SECONDS", " "],
  ["DATABASE_CONNECTIONS", "0x10"],
  ["PAGE_CACHE_MB", "1e2"],
  ["ORDERS_OPEN_PER_USER", "0b11"],
  ["PUBLIC_URL", "shop.example"],
  ["PUBLIC_URL", "https://shop.example/fa"],
  ["PUBLIC_URL", "ftp://shop.example"],
  ["DATABASE_URL", "mysql://db/shop"],
  ["API_URL", "not an address"],
  ["PACKAGE", "Tim/cheh"],
  ["TRUST_PROXY", "everybody!"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", " "],
  ["TRUST_PROXY", "1, 2"],
  ["TRUST_PROXY", "0x1"],
  ["TRUST_PROXY", "10.0"],
  ["TRUST_PROXY", "10.0.0.1,"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.0/8/8"],
  ["TRUST_PROXY", "loopback, proxy.example"],
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
  ["PAYMENT_STRIPE_WEBHOOK_SECRET", ","],
  ["PAYMENT_STRIPE_WEBHOOK_SECRET", " , "],
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

it("says in words what TRUST_PROXY takes", () => {
  expect(() => parseSettings({ TRUST_PROXY: "yes" })).toThrow("must be a number of proxies");
});

it("names every bad setting at once", () => {
  expect(() => parseSettings({ PORT: "x", LAB: "x" })).toThrow(/PORT: .*\nLAB: /s);
});
