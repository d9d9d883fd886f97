import { expect, it } from "vitest";
import { parseSettings } from "./env";

const merchant = "12345678-1234-1234-1234-123456789abc";
const real = { DEMO: "0" };

it.each([
  [{ S3_ENDPOINT: "https://storage.example" }, "S3_BUCKET"],
  [{ S3_REGION: "eu-west-1" }, "S3_BUCKET"],
  [{ S3_BUCKET: "pictures", S3_SECRET_ACCESS_KEY: "secret" }, "S3_ACCESS_KEY_ID"],
  [{ S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "key" }, "S3_SECRET_ACCESS_KEY"],
  [{ PAYMENT_STRIPE_KEY: "sk_live_1" }, "PAYMENT_STRIPE_WEBHOOK_SECRET"],
  [{ PAYMENT_STRIPE_WEBHOOK_SECRET: "whsec_1" }, "PAYMENT_STRIPE_KEY"],
  [{ PAYMENT_STRIPE_URL: "https://stripe.example" }, "PAYMENT_STRIPE_KEY"],
  [{ PAYMENT_ZARINPAL_URL: "https://sandbox.zarinpal.com" }, "PAYMENT_ZARINPAL_MERCHANT"],
  [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
  [{ MAIL_FROM: "shop@example.com" }, "SMTP_URL"],
  [{ KAVENEGAR_SENDER: "1000" }, "KAVENEGAR_API_KEY"],
  [{ SMS_URL: "https://texts.example" }, "KAVENEGAR_API_KEY"],
])("refuses what is half set, %j, and names what is missing and why", (half, missing) => {
  const [because = ""] = Object.keys(half);
  const start = () => parseSettings({ ...real, ...half });
  expect(start).toThrow(`${missing} is missing: ${because} is set`);
  expect(start).toThrow("docs/operations.md");
});

it.each([
  { PAYMENT_ZARINPAL_MERCHANT: merchant },
  { PAYMENT_STRIPE_KEY: "sk_live_1", PAYMENT_STRIPE_WEBHOOK_SECRET: "whsec_1" },
  { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" },
  { SMTP_URL: "smtp://mail.example", MAIL_FROM: "shop@example.com" },
  { KAVENEGAR_API_KEY: "the-key-of-it" },
])("takes what is whole: %j", (whole) => {
  expect(() => parseSettings({ ...real, ...whole })).not.toThrow();
});

it("names all that is wrong at once: misspelt, bad and missing", () => {
  const start = () =>
    parseSettings({ ...real, PROT: "1", LAB: "x", MAIL_FROM: "shop@example.com" });
  expect(start).toThrow(/PROT: [\s\S]*LAB: [\s\S]*SMTP_URL is missing/);
});

it("asks a storefront whose backend is elsewhere for nothing of these", () => {
  const storefront = { API_URL: "http://api.example", PAYMENT_STRIPE_KEY: "sk_live_1" };
  expect(parseSettings(storefront).apiUrl).toBe("http://api.example");
});
