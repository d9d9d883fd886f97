import { describe, expect, it } from "vitest";
import { defaultLoginLimits } from "#backend/features/auth/challenges/login-limits";
import { defaultGuestLimit } from "#backend/features/cart/owner";
import { defaultHoldingLimits } from "#backend/features/orders/holding/holding-limits";
import { parseSettings } from "./env";

it("needs nothing: a demo shop on its own database", () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    dataDir: "data",
    publicUrl: "http://localhost:3000",
    publicOrigin: undefined,
    package: "timcheh",
    demo: true,
    lab: false,
    autoTranslate: false,
    serviceWorker: true,
    trustProxy: 0,
    drainMs: 0,
    databaseUrl: undefined,
  });
});

it("shows no demo to a shop on its own database, unless it asks for it", () => {
  const own = { DATABASE_URL: "postgres://db/shop", SESSION_SECRET: "s".repeat(32) };
  expect(parseSettings(own).demo).toBe(false);
  expect(parseSettings({ ...own, DEMO: "1" }).demo).toBe(true);
  expect(parseSettings({ DEMO: "0" }).demo).toBe(false);
});

it("takes PUBLIC_URL as an origin, with or without its slash", () => {
  expect(parseSettings({ DEMO: "0", PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe(
    "https://shop.example",
  );
});

it("reads TRUST_PROXY as hops or as addresses", () => {
  expect(parseSettings({ DEMO: "0", TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(parseSettings({ DEMO: "0", TRUST_PROXY: "2" }).drainMs).toBe(5_000);
  expect(parseSettings({ DEMO: "0", TRUST_PROXY: "2", DRAIN_SECONDS: "0.5" }).drainMs).toBe(500);
  expect(parseSettings({ DEMO: "0", TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toEqual([
    "loopback",
    "10.0.0.0/8",
  ]);
  const all = "::1,fd00::/8, linklocal,uniquelocal, 192.168.0.0/255.255.0.0";
  expect(parseSettings({ DEMO: "0", TRUST_PROXY: all }).trustProxy).toHaveLength(5);
});

it("sends nothing by itself, and what it is told to by what it is told", () => {
  const { sending } = parseSettings({ DEMO: "0", PUBLIC_URL: "https://shop.example" });
  expect(sending).toEqual({
    smtpUrl: undefined,
    mailFrom: { name: undefined, address: "no-reply@shop.example" },
    kavenegar: undefined,
  });
  const set = parseSettings({
    DEMO: "0",
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "shop@example.com",
    KAVENEGAR_API_KEY: "the-key-of-it",
  });
  expect(set.sending).toEqual({
    smtpUrl: "smtp://mail.example",
    mailFrom: { name: undefined, address: "shop@example.com" },
    kavenegar: { url: "https://api.kavenegar.com", apiKey: "the-key-of-it", sender: undefined },
  });
});

it("takes MAIL_FROM with a name of its own", () => {
  const MAIL_FROM = "خانهٔ سفال <shop@example.com>";
  const SMTP_URL = "smtp://mail.example";
  const { mailFrom } = parseSettings({ DEMO: "0", SMTP_URL, MAIL_FROM }).sending;
  expect(mailFrom).toEqual({ name: "خانهٔ سفال", address: "shop@example.com" });
});

it("puts up with the usual number of failed logins, or with what it is told", () => {
  expect(parseSettings({}).loginLimits).toEqual(defaultLoginLimits);
  const { loginLimits } = parseSettings({ SMS_DIAL_CODES: "98, 49,1876" });
  expect(loginLimits.smsDialCodes).toEqual(["98", "49", "1876"]);
  expect(parseSettings({ LOGIN_SENDS_PER_ADDRESS: "500" }).loginLimits.sendsPerAddress).toBe(500);
});

it("lets an address begin the usual number of carts, or as many as it is told", () => {
  expect(parseSettings({}).guestsPerAddress).toBe(defaultGuestLimit);
  expect(parseSettings({ NEWCOMERS_PER_ADDRESS: "5" }).guestsPerAddress).toBe(5);
});

it("lets the usual number of unpaid orders hold pieces, or as many as it is told", () => {
  expect(parseSettings({}).holdingLimits).toEqual(defaultHoldingLimits);
  const told = {
    ORDERS_OPEN_PER_USER: "5",
    ORDERS_OPEN_PER_ADDRESS: "200",
    ORDERS_COD_PER_USER: "1",
  };
  expect(parseSettings(told).holdingLimits).toEqual({
    openPerUser: 5,
    openPerAddress: 200,
    codPerUser: 1,
  });
});

it("holds the usual number of connections, or as many as it is told", () => {
  expect(parseSettings({}).connections).toEqual({ all: 4000, perAddress: 400 });
  const told = parseSettings({ CONNECTIONS: "100", CONNECTIONS_PER_ADDRESS: "10" });
  expect(told.connections).toEqual({ all: 100, perAddress: 10 });
});

it("keeps 32 MB of pages, or as many as it is told", () => {
  expect(parseSettings({}).pageCacheMb).toBe(32);
  expect(parseSettings({ PAGE_CACHE_MB: "256" }).pageCacheMb).toBe(256);
});

it("counts an empty value as none", () => {
  expect(parseSettings({ API_URL: "", PORT: "" })).toMatchObject({ apiUrl: undefined, port: 3000 });
});

it("keeps uploads in the data folder, or in the bucket that it is told", () => {
  expect(parseSettings({}).s3).toBeUndefined();
  expect(
    parseSettings({
      S3_ENDPOINT: "https://storage.example/",
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    }).s3,
  ).toEqual({
    endpoint: "https://storage.example",
    region: "us-east-1",
    bucket: "pictures",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
});

describe("paying (payments 5.3)", () => {
  it("opens the sandbox bank in a demo shop that has no gateway of its own", () => {
    expect(parseSettings({}).payments).toEqual({
      zarinpal: undefined,
      stripe: undefined,
      sandbox: true,
    });
    expect(parseSettings({ DEMO: "0" }).payments.sandbox).toBe(false);
    expect(parseSettings({ PAYMENT_SANDBOX: "0" }).payments.sandbox).toBe(false);
    const stripe = { PAYMENT_STRIPE_KEY: "sk_live_1", PAYMENT_STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const key = { ...stripe, DEMO: "1", ALLOW_DEMO_IN_PROD: "1" };
    expect(parseSettings(key).payments.sandbox).toBe(false);
  });

  it("reads the gateways' keys and addresses", () => {
    const merchant = "12345678-1234-1234-1234-123456789abc";
    expect(
      parseSettings({
        DEMO: "0",
        PAYMENT_ZARINPAL_MERCHANT: merchant,
        PAYMENT_ZARINPAL_URL: "https://sandbox.zarinpal.com/",
        PAYMENT_STRIPE_KEY: "sk_test_1",
        PAYMENT_STRIPE_WEBHOOK_SECRET: "whsec_old, whsec_new",
      }).payments,
    ).toEqual({
      zarinpal: { merchant, url: "https://sandbox.zarinpal.com" },
      stripe: {
        key: "sk_test_1",
        url: "https://api.stripe.com",
        webhookSecrets: ["whsec_old", "whsec_new"],
      },
      sandbox: false,
    });
  });
});

it("search engines are told of changed pages only where there is a key", () => {
  const INDEXNOW_KEY = "0123456789abcdef";
  expect(parseSettings({}).indexNow).toBeUndefined();
  const url = "https://api.indexnow.org/indexnow";
  expect(parseSettings({ INDEXNOW_KEY }).indexNow).toEqual({ url, key: INDEXNOW_KEY });
  expect(() => parseSettings({ INDEXNOW_KEY: "short" })).toThrow("INDEXNOW_KEY");
  expect(() => parseSettings({ INDEXNOW_URL: url })).toThrow("INDEXNOW_KEY");
});
