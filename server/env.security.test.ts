import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "./embedded/scratch.fixture";
import { parseSettings } from "./env";
import { keepSecret } from "./settings-file";

const stripe = { PAYMENT_STRIPE_KEY: "sk_live_1", PAYMENT_STRIPE_WEBHOOK_SECRET: "whsec_1" };
const production = { NODE_ENV: "production", DATABASE_URL: "postgres://db/shop" };

it("refuses to start a real shop without a secret, and says which", () => {
  expect(() => parseSettings(production)).toThrow("SESSION_SECRET");
  expect(() => parseSettings({ ...production, SESSION_SECRET: "" })).toThrow("SESSION_SECRET");
});

it("refuses a secret that could be guessed, without repeating it", () => {
  const refused = () => parseSettings({ ...production, SESSION_SECRET: "hunter2" });
  expect(refused).toThrow("at least 32");
  expect(refused).not.toThrow("hunter2");
});

it.each([
  ["SESSION_SECRET", "replace-this-by-what-openssl-says-0123456789"],
  ["PAYMENT_STRIPE_KEY", "sk_live_replace_this"],
  ["PAYMENT_STRIPE_KEY", "sk_live_…"],
  ["PAYMENT_STRIPE_WEBHOOK_SECRET", "whsec_replace_this"],
  ["PAYMENT_STRIPE_WEBHOOK_SECRET", "whsec_1, whsec_…"],
  ["PAYMENT_ZARINPAL_MERCHANT", "replace-this"],
  ["S3_ACCESS_KEY_ID", "AKIA…"],
  ["S3_SECRET_ACCESS_KEY", "Replace-This"],
  ["KAVENEGAR_API_KEY", "replace-this"],
  ["SMTP_URL", "smtp://user:replace-this@mail.example"],
  ["DATABASE_URL", "postgres://timcheh:replace-this@db.example/timcheh"],
  ["INDEXNOW_KEY", "replace-this"],
])("refuses an example's value, which everybody can read: %s=%s", (name, value) => {
  const refused = () => parseSettings({ DEMO: "0", [name]: value });
  expect(refused).toThrow(`${name}: still has an example's value`);
  expect(refused).not.toThrow(value);
});

it("repeats no password of an address that it refuses", () => {
  const refused = () => parseSettings({ DATABASE_URL: "mysql://shop:hunter2@db/shop" });
  expect(refused).toThrow("DATABASE_URL");
  expect(refused).not.toThrow("hunter2");
});

it("makes a secret once, for its owner's eyes only", () => {
  const folder = scratchFolder();
  const secret = keepSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keepSecret(folder)).toBe(secret);
  expect(keepSecret(scratchFolder())).not.toBe(secret);
  expect(statSync(join(folder, "session-secret")).mode & 0o077).toBe(0);
});

it("doesn't go on with a secret file that was cut off", () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, "session-secret"), "");
  expect(() => keepSecret(folder)).toThrow("session-secret");
});

it.each([
  [{ ...production, SESSION_SECRET: "s".repeat(32) }],
  [{ NODE_ENV: "production", DEMO: "0" }],
  [{ ...stripe, DEMO: "1", ALLOW_DEMO_IN_PROD: "1" }],
])("lets nobody pay a real shop's orders without money (payments 5.3): %o", (shop) => {
  const open = { ...shop, PAYMENT_SANDBOX: "1" };
  expect(() => parseSettings(open)).toThrow("PAYMENT_SANDBOX: ");
  expect(parseSettings({ ...open, ALLOW_SANDBOX_IN_PROD: "1" }).payments.sandbox).toBe(true);
  expect(parseSettings(shop).payments.sandbox).toBe(false);
});
