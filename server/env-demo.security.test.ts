import { describe, expect, it } from "vitest";
import { parseSettings } from "./env";

const secret = "s".repeat(32);
const stripe = { PAYMENT_STRIPE_KEY: "sk_live_1", PAYMENT_STRIPE_WEBHOOK_SECRET: "whsec_1" };
const merchant = "12345678-1234-1234-1234-123456789abc";

/** What a real shop has, and a demo has not. */
const realShops = [
  { PUBLIC_URL: "https://shop.example" },
  { SMTP_URL: "smtp://mail.example", MAIL_FROM: "shop@example.com" },
  { KAVENEGAR_API_KEY: "the-key-of-it" },
  { PAYMENT_ZARINPAL_MERCHANT: merchant },
  stripe,
  { TRUST_PROXY: "1" },
];
const keys = [{ PAYMENT_ZARINPAL_MERCHANT: merchant }, stripe];

describe("decisions 8 a demo that nobody asked for", () => {
  it.each(realShops)("isn't opened beside %j: the start says what to set", (shop) => {
    const [name = ""] = Object.keys(shop);
    const start = () => parseSettings(shop);
    expect(start).toThrow(new RegExp(`^DEMO is missing: .*${name}.*DEMO=0.*DEMO=1`, "s"));
  });

  it("names all that speaks for a real shop, and repeats no key", () => {
    const start = () => parseSettings(Object.assign({}, ...realShops));
    for (const name of realShops.flatMap((shop) => Object.keys(shop).slice(0, 1)))
      expect(start).toThrow(name);
    expect(start).not.toThrow(/sk_live_1|the-key-of-it/);
  });

  it.each(realShops)("is opened or not beside %j once it is said", (shop) => {
    const demo = { ...shop, ALLOW_DEMO_IN_PROD: "1" };
    expect(parseSettings({ ...shop, DEMO: "0" }).demo).toBe(false);
    expect(parseSettings({ ...demo, DEMO: "1" }).demo).toBe(true);
  });

  it.each([{ PUBLIC_URL: "http://localhost:8080" }, { TRUST_PROXY: "0" }, { PORT: "1" }, {}])(
    "is opened beside %j, for this machine alone unless HOST says more",
    (env) => {
      expect(parseSettings(env)).toMatchObject({ demo: true, host: "127.0.0.1" });
      expect(parseSettings({ ...env, HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
    },
  );

  it("is none on a database or a backend of one's own", () => {
    for (const own of [{ DATABASE_URL: "postgres://db/shop" }, { API_URL: "http://api.example" }]) {
      const settings = parseSettings({ ...own, SESSION_SECRET: secret, ...realShops[0] });
      expect(settings).toMatchObject({ demo: false, host: undefined });
    }
  });
});

it("decisions 8 a demo that is asked for listens everywhere", () => {
  expect(parseSettings({ DEMO: "1" })).toMatchObject({ demo: true, host: undefined });
});

it.each(keys)("decisions 8 nobody buys for money in a demo unasked: %j", (key) => {
  const demo = { ...key, DEMO: "1" };
  expect(() => parseSettings(demo)).toThrow(/^DEMO: .*ALLOW_DEMO_IN_PROD=1/);
  expect(parseSettings({ ...demo, ALLOW_DEMO_IN_PROD: "1" }).demo).toBe(true);
  expect(() => parseSettings({ ...key, ALLOW_DEMO_IN_PROD: "1" })).toThrow("DEMO is missing");
});

describe("a shop is a real one unless NODE_ENV is development or test", () => {
  const database = { DATABASE_URL: "postgres://db/shop" };
  const sandbox = { DEMO: "0", PAYMENT_SANDBOX: "1" };

  it.each([undefined, "", "production", "staging", "Development", "prod"])("%s", (NODE_ENV) => {
    expect(() => parseSettings({ NODE_ENV, ...database })).toThrow("SESSION_SECRET");
    expect(() => parseSettings({ NODE_ENV, ...sandbox })).toThrow("ALLOW_SANDBOX_IN_PROD");
  });

  it.each(["development", "test"])("not with %s", (NODE_ENV) => {
    expect(parseSettings({ NODE_ENV, ...database }).demo).toBe(false);
    expect(parseSettings({ NODE_ENV, ...sandbox }).payments.sandbox).toBe(true);
  });
});

it("a command at the terminal, which signs nothing, needs no secret", () => {
  const database = { DATABASE_URL: "postgres://db/shop" };
  expect(parseSettings(database, { signs: false }).databaseUrl).toBe(database.DATABASE_URL);
});
