import { z } from "zod";
import {
  bootstrapLanguage,
  defaultLanguages,
  homeRedirectLanguage,
  knownLanguages,
} from "#backend/contract/languages";
import type { OpenOptions } from "#backend/db/database";
import {
  defaultLoginLimits,
  type LoginLimits,
} from "#backend/features/auth/challenges/login-limits";
import {
  defaultHoldingLimits,
  type HoldingLimits,
} from "#backend/features/orders/holding/holding-limits";
import type { IndexNowSettings } from "#backend/ports/index-notifier";
import type { MailFrom } from "#backend/ports/mailer";
import type { S3Settings } from "#backend/ports/storage/s3-settings";
import type { ConnectionBounds } from "./bound-connections";

/** A setting that is on or off. */
export const flag = z
  .enum(["0", "1", "false", "true"])
  .transform((word) => word === "1" || word === "true");

/** A number in the digits that people write: JavaScript would read " " as 0, and 0x50 as 80. */
const decimal = z
  .string()
  .trim()
  .regex(/^\d+(\.\d+)?$/, "must be a number in decimal digits")
  .transform(Number);

/** A whole number of at least so much, and at most. */
export const whole = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  decimal.pipe(z.number().int().min(min).max(max));

/** Of seconds, also a part of one. */
export const seconds = (max: number) => decimal.pipe(z.number().max(max));

/** The environment's words about showing the demo shop. */
export const demoShape = {
  DEMO: flag.optional(),
  ALLOW_DEMO_IN_PROD: flag.default(false),
};

/** The settings that tell a demo from a real shop. */
type DemoVariables = z.infer<z.ZodObject<typeof demoShape>> &
  Partial<
    Record<
      | "DATABASE_URL"
      | "API_URL"
      | "PUBLIC_URL"
      | "SMTP_URL"
      | "KAVENEGAR_API_KEY"
      | "PAYMENT_ZARINPAL_MERCHANT"
      | "PAYMENT_STRIPE_KEY",
      string | undefined
    >
  > & { TRUST_PROXY: number | string[] };

/**
 * Whether the shop is a demo, in which anybody can log in as anybody (decisions 8); in words, what is to be
 * set where that isn't sure. Unasked it is one only where nothing speaks for a real shop.
 */
export function demoOf(env: DemoVariables): boolean | string {
  const gateways = gatewayKeys(env);
  if (env.DEMO && gateways.length > 0 && !env.ALLOW_DEMO_IN_PROD) {
    return `DEMO: anybody could log in as anybody where ${listed(gateways)} takes money; ALLOW_DEMO_IN_PROD=1 allows it all the same`;
  }
  if (env.DEMO !== undefined) return env.DEMO;
  if (env.DATABASE_URL || env.API_URL) return false;
  const signs = signsOfRealShop(env);
  if (signs.length === 0) return true;
  return `DEMO is missing: without DATABASE_URL this would be a demo, in which anybody can log in as anybody, but ${listed(signs)} is a real shop's. DEMO=0 opens a real shop on the embedded database, DEMO=1 the demo`;
}

function gatewayKeys(env: DemoVariables): string[] {
  return (["PAYMENT_ZARINPAL_MERCHANT", "PAYMENT_STRIPE_KEY"] as const).filter((name) => env[name]);
}

function signsOfRealShop(env: DemoVariables): string[] {
  return [
    ...(env.PUBLIC_URL?.startsWith("https:") ? ["an https PUBLIC_URL"] : []),
    ...(["SMTP_URL", "KAVENEGAR_API_KEY"] as const).filter((name) => env[name]),
    ...gatewayKeys(env),
    ...(env.TRUST_PROXY === 0 ? [] : ["TRUST_PROXY"]),
  ];
}

const listed = (names: string[]) => names.join(" and ");

interface Group {
  /** All of them are needed as soon as one setting of the group is there. */
  needed: readonly string[];
  /** What means nothing without those. */
  besides: readonly string[];
}

const groups: readonly Group[] = [
  { needed: ["SMTP_URL", "MAIL_FROM"], besides: [] },
  { needed: ["KAVENEGAR_API_KEY"], besides: ["KAVENEGAR_SENDER", "SMS_URL"] },
  { needed: ["INDEXNOW_KEY"], besides: ["INDEXNOW_URL"] },
  { needed: ["PAYMENT_ZARINPAL_MERCHANT"], besides: ["PAYMENT_ZARINPAL_URL"] },
  {
    needed: ["PAYMENT_STRIPE_KEY", "PAYMENT_STRIPE_WEBHOOK_SECRET"],
    besides: ["PAYMENT_STRIPE_URL"],
  },
  {
    needed: ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    besides: ["S3_ENDPOINT", "S3_REGION"],
  },
];

/** Settings that are missing beside others that mean nothing without them. */
export function findMissing(
  given: Readonly<Record<string, unknown>>,
): { name: string; because: string }[] {
  // A storefront without a backend of its own sends nothing, keeps nothing and takes no money.
  if (given.API_URL) return [];
  return groups.flatMap(({ needed, besides }) => {
    const because = [...needed, ...besides].find((name) => given[name]);
    if (!because) return [];
    return needed.filter((name) => !given[name]).map((name) => ({ name, because }));
  });
}

/** What stands in the place of a value where examples are written: .env.example, docs/operations.md. */
const placeholder = /replace[-_]this|…/i;

/** Settings that still have an example's value, which is nobody's key or everybody's. */
export function findPlaceholders(
  given: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): string[] {
  return Object.keys(given).filter(
    (name) => known.has(name) && placeholder.test(given[name] ?? ""),
  );
}

/** Where calls of a gateway go; a path is allowed, for one behind a proxy. */
const base = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

/** The environment's words about paying. */
export const paymentsShape = {
  PAYMENT_ZARINPAL_MERCHANT: z
    .string()
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "must be Zarinpal's merchant id")
    .optional(),
  PAYMENT_ZARINPAL_URL: base.default("https://payment.zarinpal.com"),
  PAYMENT_STRIPE_KEY: z
    .string()
    .regex(/^[rs]k_\S+$/, "must be a secret key, sk_… or rk_…")
    .optional(),
  PAYMENT_STRIPE_URL: base.default("https://api.stripe.com"),
  PAYMENT_STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(",").flatMap((one) => one.trim() || []))
    .refine((secrets) => secrets.length > 0, "names no secret")
    .default([]),
  PAYMENT_SANDBOX: flag.optional(),
  ALLOW_SANDBOX_IN_PROD: flag.default(false),
};
type PaymentVariables = z.infer<z.ZodObject<typeof paymentsShape>>;

export interface PaymentSettings {
  zarinpal: { merchant: string; url: string } | undefined;
  stripe: { key: string; url: string; webhookSecrets: string[] } | undefined;
  /** The sandbox bank is there, and stands in for each gateway that has no key. */
  sandbox: boolean;
}

/** What the shop is, as far as a sandbox is allowed in it. */
interface Kind {
  production: boolean;
  demo: boolean;
}

/**
 * The gateways of the environment. The sandbox is there for a demo shop without a gateway of its own, or
 * where it is asked for; answers what is wrong where it is asked for in a real shop (payments 5.3).
 */
export function paymentsOf(
  env: PaymentVariables,
  { production, demo }: Kind,
): PaymentSettings | string {
  const { PAYMENT_ZARINPAL_MERCHANT: merchant, PAYMENT_STRIPE_KEY: key } = env;
  const isReal = !demo || merchant !== undefined || key !== undefined;
  if (production && isReal && env.PAYMENT_SANDBOX && !env.ALLOW_SANDBOX_IN_PROD) {
    return "PAYMENT_SANDBOX: orders of a real shop could be paid without money; ALLOW_SANDBOX_IN_PROD=1 allows it all the same";
  }
  return {
    zarinpal: merchant ? { merchant, url: env.PAYMENT_ZARINPAL_URL } : undefined,
    stripe: key
      ? {
          key,
          url: env.PAYMENT_STRIPE_URL,
          webhookSecrets: env.PAYMENT_STRIPE_WEBHOOK_SECRET,
        }
      : undefined,
    sandbox: env.PAYMENT_SANDBOX ?? !isReal,
  };
}

/** The environment's words about the connections to a PostgreSQL server. */
export const databaseShape = {
  DATABASE_CONNECTIONS: whole(2, 1000).default(10),
  DATABASE_WRITERS: whole(1, 999).optional(),
  DATABASE_LOCK_SECONDS: seconds(60).default(5),
};

export type DatabasePools = Required<Pick<OpenOptions, "max" | "writers" | "lockTimeoutMs">>;

/** How many connections are held and for what, and how long a lock is waited for; what is wrong where that can't be. */
export function databasePoolsOf(
  env: z.infer<z.ZodObject<typeof databaseShape>>,
): DatabasePools | string {
  const { DATABASE_CONNECTIONS: max, DATABASE_LOCK_SECONDS: seconds } = env;
  const writers = env.DATABASE_WRITERS ?? Math.floor(max / 2);
  if (writers >= max)
    return "DATABASE_WRITERS: must be less than DATABASE_CONNECTIONS, or nobody could read";
  return { max, writers, lockTimeoutMs: Math.round(seconds * 1_000) };
}

/** Settings of mail and texts, and how much login puts up with; a part of the environment's schema. */
export const sendingShape = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>"\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/,
      "must be an address, such as Shop <a@b.example>",
    )
    .optional(),
  KAVENEGAR_API_KEY: z.string().min(8).optional(),
  KAVENEGAR_SENDER: z.string().regex(/^\d+$/).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).default("https://api.kavenegar.com"),
};

const count = whole(1, 1_000_000);

export const loginLimitsShape = {
  LOGIN_FAILURES_PER_TARGET: count.default(defaultLoginLimits.failuresPerTarget),
  LOGIN_FAILURES_PER_ADDRESS: count.default(defaultLoginLimits.failuresPerAddress),
  LOGIN_SENDS_PER_TARGET: count.default(defaultLoginLimits.sendsPerTarget),
  LOGIN_SENDS_PER_ADDRESS: count.default(defaultLoginLimits.sendsPerAddress),
  LOGIN_SENDS_PER_HOUR: count.default(defaultLoginLimits.sendsPerChannel),
  SMS_DIAL_CODES: z
    .string()
    .regex(/^[1-9]\d{0,5}(\s*,\s*[1-9]\d{0,5})*$/, "must be dial codes, such as 98,1,49")
    .default(defaultLoginLimits.smsDialCodes.join()),
};

export interface SendingSettings {
  /** What mail goes out by; undefined where it stays in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: MailFrom;
  /** What texts go out by; undefined where they stay in the outbox. */
  kavenegar: { url: string; apiKey: string; sender: string | undefined } | undefined;
}

type Env<S extends z.ZodRawShape> = z.infer<z.ZodObject<S>>;

export function sendingOf(env: Env<typeof sendingShape>, publicUrl: string): SendingSettings {
  const { KAVENEGAR_API_KEY: apiKey, KAVENEGAR_SENDER: sender, SMS_URL } = env;
  return {
    smtpUrl: env.SMTP_URL,
    mailFrom: mailFromOf(env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`),
    kavenegar: apiKey ? { url: SMS_URL.replace(/\/+$/, ""), apiKey, sender } : undefined,
  };
}

/** `Shop <a@b.example>`, or the address alone. */
function mailFromOf(written: string): MailFrom {
  const [, name, address = ""] = /^(?:(.+) )?<?([^<>]+)>?$/.exec(written) ?? [];
  return { name, address };
}

export function loginLimitsOf(env: Env<typeof loginLimitsShape>): LoginLimits {
  return {
    failuresPerTarget: env.LOGIN_FAILURES_PER_TARGET,
    failuresPerAddress: env.LOGIN_FAILURES_PER_ADDRESS,
    sendsPerTarget: env.LOGIN_SENDS_PER_TARGET,
    sendsPerAddress: env.LOGIN_SENDS_PER_ADDRESS,
    sendsPerChannel: env.LOGIN_SENDS_PER_HOUR,
    smsDialCodes: env.SMS_DIAL_CODES.split(/\s*,\s*/),
  };
}

/** The environment's words about how many connections are held. */
export const connectionsShape = {
  CONNECTIONS: whole(1).default(4000),
  CONNECTIONS_PER_ADDRESS: whole(1).default(400),
};

export function connectionsOf(
  env: z.infer<z.ZodObject<typeof connectionsShape>>,
): ConnectionBounds {
  return { all: env.CONNECTIONS, perAddress: env.CONNECTIONS_PER_ADDRESS };
}

/** The environment's words about orders. */
export const ordersShape = {
  ORDERS_OPEN_PER_USER: count.default(defaultHoldingLimits.openPerUser),
  ORDERS_OPEN_PER_ADDRESS: count.default(defaultHoldingLimits.openPerAddress),
  ORDERS_COD_PER_USER: count.default(defaultHoldingLimits.codPerUser),
};

export function holdingLimitsOf(env: z.infer<z.ZodObject<typeof ordersShape>>): HoldingLimits {
  return {
    openPerUser: env.ORDERS_OPEN_PER_USER,
    openPerAddress: env.ORDERS_OPEN_PER_ADDRESS,
    codPerUser: env.ORDERS_COD_PER_USER,
  };
}

/** The environment's words about where uploads lie. */
export const storageShape = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ""))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(3).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(3).optional(),
};

/** The bucket; undefined for the data folder. */
export function storageOf(env: z.infer<z.ZodObject<typeof storageShape>>): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** The environment's words about who tells search engines of changed pages. */
export const indexNowShape = {
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 Latin letters, digits and hyphens")
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default("https://api.indexnow.org/indexnow"),
};

/** Undefined without a key: then nobody is told. */
export function indexNowOf({
  INDEXNOW_KEY: key,
  INDEXNOW_URL: url,
}: z.infer<z.ZodObject<typeof indexNowShape>>): IndexNowSettings | undefined {
  return key ? { url, key } : undefined;
}

/** Without these two nobody could be met who has not chosen a language yet. */
const needed = [homeRedirectLanguage, bootstrapLanguage];

/** LANGUAGES: which of the known languages the shop offers, by commas, in the order of its language switch (decision 190). */
export const languagesShape = {
  LANGUAGES: z
    .string()
    .default(defaultLanguages)
    .transform((text, context): string => {
      const codes = text.split(/[\s,]+/).filter(Boolean);
      const problem = problemOf(codes);
      if (problem) context.addIssue({ code: "custom", message: problem });
      return codes.join(",");
    }),
};

function problemOf(codes: readonly string[]): string | undefined {
  const isKnown = (code: string) => knownLanguages.some((known) => known === code);
  if (!codes.every(isKnown)) return `has to name languages of these: ${knownLanguages.join(", ")}`;
  if (new Set(codes).size < codes.length) return "names a language twice";
  const missing = needed.filter((code) => !codes.includes(code));
  if (missing.length === 0) return undefined;
  return `has to name ${needed.join(" and ")}, for newcomers are met in them (${missing.join(", ")} is missing)`;
}
