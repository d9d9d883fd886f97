import { isIP } from "node:net";
import { z } from "zod";
import type { LoginLimits } from "#backend/features/auth/challenges/login-limits";
import { defaultGuestLimit } from "#backend/features/cart/owner";
import type { HoldingLimits } from "#backend/features/orders/holding/holding-limits";
import { defaultUploads } from "#backend/features/uploads/count-upload";
import type { IndexNowSettings } from "#backend/ports/index-notifier";
import type { S3Settings } from "#backend/ports/storage/s3-settings";
import type { ConnectionBounds } from "./bound-connections";
import {
  connectionsOf,
  connectionsShape,
  type DatabasePools,
  databasePoolsOf,
  databaseShape,
  demoOf,
  demoShape,
  findMissing,
  findPlaceholders,
  flag,
  holdingLimitsOf,
  indexNowOf,
  indexNowShape,
  languagesShape,
  loginLimitsOf,
  loginLimitsShape,
  ordersShape,
  type PaymentSettings,
  paymentsOf,
  paymentsShape,
  type SendingSettings,
  seconds,
  sendingOf,
  sendingShape,
  storageOf,
  storageShape,
  whole,
} from "./env-parts";
import { trustOf } from "./forwarded";
import { findMisspelt } from "./settings-file";

/** Thrown for an environment that the shop can't start with; its message names each setting. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const origin = z.url({ protocol: /^https?$/ }).transform((text, context) => {
  const url = new URL(text);
  if (url.pathname === "/" && !url.search && !url.hash && !url.username) return url.origin;
  context.addIssue({ code: "custom", message: "must be an origin, such as https://shop.example" });
  return z.NEVER;
});

/** A number of hops, or addresses, subnets and express's names for them, by commas. */
const proxies = z
  .string()
  .trim()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(/\s*,\s*/)))
  .refine(
    (trusted) => typeof trusted === "number" || trusted.every(isProxy),
    "must be a number of proxies, or their addresses and networks by commas, such as 10.0.0.0/8 or loopback",
  );

/** Express also takes parts of addresses and other bases for one, so that 1 beside a comma would be 0.0.0.1. */
function isProxy(text: string): boolean {
  const [address = ""] = text.split("/");
  if (isIP(address) === 0 && !/^[a-z]+$/.test(text)) return false;
  try {
    trustOf([text]);
    return true;
  } catch {
    return false;
  }
}

const secret = z.string().min(32, "must have at least 32 characters");

/** Two looks of a balancer that looks every other second. */
const defaultDrainSeconds = 5;

const schema = z.object({
  NODE_ENV: z.string().optional(),
  SETTINGS_FILE: z.string().optional(),
  BUILD_FOLDER: z.string().default("build"),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("data"),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.default(0),
  DRAIN_SECONDS: seconds(300).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_WAIT_SECONDS: seconds(600).default(10),
  ...databaseShape,
  REDIS_URL: z.url({ protocol: /^(redis|valkey)s?$/ }).optional(),
  API_URL: origin.optional(),
  PACKAGE: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .default("timcheh"),
  SESSION_SECRET: secret.optional(),
  ...sendingShape,
  ...loginLimitsShape,
  NEWCOMERS_PER_ADDRESS: whole(1).default(defaultGuestLimit),
  UPLOADS_PER_ADDRESS: whole(1).default(defaultUploads),
  ...ordersShape,
  ...paymentsShape,
  ...storageShape,
  ...indexNowShape,
  ...languagesShape,
  ...connectionsShape,
  ...demoShape,
  LAB: flag.default(false),
  AUTO_TRANSLATE: flag.default(false),
  SERVICE_WORKER: flag.default(true),
  PAGE_CACHE_MB: whole(1, 65_536).default(32),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  IGNORE_VARIABLES: z
    .string()
    .transform((text) => text.split(/\s*,\s*/))
    .default([]),
});

/** Every setting that there is, by its name. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(schema.shape));

export interface Settings {
  port: number;
  /** Undefined for all addresses. */
  host: string | undefined;
  dataDir: string;
  /** Of the build that is served. */
  buildFolder: string;
  /** Origin of absolute addresses, without a slash at the end. */
  publicUrl: string;
  /** The same where PUBLIC_URL settles it; undefined where it is only assumed. */
  publicOrigin: string | undefined;
  /** Whose X-Forwarded-* to believe: that many hops, or these addresses. */
  trustProxy: number | string[];
  /** How long the process still accepts after it was told to stop, not ready any more. */
  drainMs: number;
  databaseUrl: string | undefined;
  /** How long a start waits for a database that isn't ready. */
  databaseWaitSeconds: number;
  databasePools: DatabasePools;
  redisUrl: string | undefined;
  /** Origin of a backend elsewhere; this process then has no database. */
  apiUrl: string | undefined;
  package: string;
  /** Undefined where it is to be made in the data folder. */
  sessionSecret: string | undefined;
  sending: SendingSettings;
  loginLimits: LoginLimits;
  /** Visitors from one address who may begin a cart or a wish list in an hour. */
  guestsPerAddress: number;
  /** Pictures that one user, or visitors from one address, may upload in an hour. */
  uploadsPerAddress: number;
  /** How many orders may keep pieces from others without having been paid. */
  holdingLimits: HoldingLimits;
  connections: ConnectionBounds;
  payments: PaymentSettings;
  /** Where uploads lie; undefined for the data folder. */
  s3: S3Settings | undefined;
  /** How search engines hear of changed pages; undefined where nobody tells them. */
  indexNow: IndexNowSettings | undefined;
  /** The languages that are offered, as LANGUAGES is written. */
  languages: string;
  demo: boolean;
  lab: boolean;
  autoTranslate: boolean;
  /** Off: browsers give up the one that they have (server/withdrawn-worker.ts). */
  serviceWorker: boolean;
  /** What public pages may take of memory. */
  pageCacheMb: number;
  logLevel: string;
}

/** Names and values, as in process.env. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once. An empty value counts as none. What `signs` nothing, as a command at the
 * terminal, needs no SESSION_SECRET.
 */
export function parseSettings(environment: Environment, { signs = true } = {}): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = schema.safeParse(given);
  const problems = [
    ...sayMisspelt(given),
    ...findPlaceholders(given, settingNames).map(
      (name) => `${name}: still has an example's value, put your own in its place`,
    ),
    ...(parsed.success ? [] : sayIssues(parsed.error)),
    ...findMissing(given).map(
      ({ name, because }) => `${name} is missing: ${because} is set, and means nothing without it`,
    ),
  ];
  if (problems.length > 0 || !parsed.success) {
    throw new SettingsError([...problems, "All settings: docs/operations.md"].join("\n"));
  }
  const env = parsed.data;
  const production = isProduction(env.NODE_ENV);
  if (signs && production && env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new SettingsError("SESSION_SECRET is missing: a shop on its own database needs it");
  }
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const demo = demoOf(env);
  if (typeof demo === "string") throw new SettingsError(demo);
  const payments = paymentsOf(env, { production, demo });
  if (typeof payments === "string") throw new SettingsError(payments);
  const databasePools = databasePoolsOf(env);
  if (typeof databasePools === "string") throw new SettingsError(databasePools);
  return {
    port: env.PORT,
    host: env.HOST ?? (demo && env.DEMO === undefined ? "127.0.0.1" : undefined),
    dataDir: env.DATA_DIR,
    buildFolder: env.BUILD_FOLDER,
    publicUrl,
    publicOrigin: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    drainMs: (env.DRAIN_SECONDS ?? (env.TRUST_PROXY === 0 ? 0 : defaultDrainSeconds)) * 1_000,
    databaseUrl: env.DATABASE_URL,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    databasePools,
    redisUrl: env.REDIS_URL,
    apiUrl: env.API_URL,
    package: env.PACKAGE,
    sessionSecret: env.SESSION_SECRET,
    sending: sendingOf(env, publicUrl),
    loginLimits: loginLimitsOf(env),
    guestsPerAddress: env.NEWCOMERS_PER_ADDRESS,
    uploadsPerAddress: env.UPLOADS_PER_ADDRESS,
    connections: connectionsOf(env),
    holdingLimits: holdingLimitsOf(env),
    payments,
    s3: storageOf(env),
    indexNow: indexNowOf(env),
    languages: env.LANGUAGES,
    demo,
    lab: env.LAB,
    autoTranslate: env.AUTO_TRANSLATE,
    serviceWorker: env.SERVICE_WORKER,
    pageCacheMb: env.PAGE_CACHE_MB,
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether the process serves in earnest: whatever doesn't say otherwise does. */
export function isProduction(nodeEnv: string | undefined): boolean {
  return nodeEnv !== "development" && nodeEnv !== "test";
}

/** A name that was meant as a setting would be passed over, and the shop be another than was asked for. */
function sayMisspelt(given: Environment): string[] {
  const ignored = (given.IGNORE_VARIABLES ?? "").split(/\s*,\s*/);
  return findMisspelt(given, settingNames)
    .filter(({ name }) => !ignored.includes(name))
    .map(
      ({ name, meant }) =>
        `${name}: no such setting, was ${meant} meant? (IGNORE_VARIABLES=${name} lets it be another program's)`,
    );
}

/** Names each bad setting and what is wrong; never its value, which may be a secret. */
function sayIssues(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

/** What the storefront may know of the settings (app/api/client/load-context.ts has its shape). */
export function storefrontSettings(settings: Settings) {
  return {
    package: settings.package,
    publicUrl: settings.publicUrl,
    apiUrl: settings.apiUrl,
    lab: settings.lab,
    demo: settings.demo,
    autoTranslate: settings.autoTranslate,
    secure: settings.publicUrl.startsWith("https:"),
    payingOrigins: payingOrigins(settings),
    indexNowKey: settings.indexNow?.key,
  };
}

/** Where the pages of the gateways are; Stripe's are not where its calls go. */
function payingOrigins({ payments: { zarinpal, stripe } }: Settings): string[] {
  return [
    ...(zarinpal ? [new URL(zarinpal.url).origin] : []),
    ...(stripe ? ["https://checkout.stripe.com"] : []),
  ];
}
