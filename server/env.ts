import { z } from "zod";
import type { LoginLimits } from "#backend/features/auth/login-limits";
import { usualNewcomers } from "#backend/features/cart/count-newcomer";
import { usualUploads } from "#backend/features/uploads/count-upload";
import type { S3Settings } from "#backend/ports/storage/s3-settings";
import { type PaymentSettings, paymentsOf, paymentsShape } from "./env-payments";
import {
  loginLimitsOf,
  loginLimitsShape,
  type SendingSettings,
  sendingOf,
  sendingShape,
} from "./env-sending";
import { storageOf, storageShape } from "./env-storage";

/** Thrown for an environment that the shop can't start with; its message names each setting. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const flag = z
  .enum(["0", "1", "false", "true"])
  .transform((word) => word === "1" || word === "true");

const origin = z.url({ protocol: /^https?$/ }).transform((text, context) => {
  const url = new URL(text);
  if (url.pathname === "/" && !url.search && !url.hash && !url.username) return url.origin;
  context.addIssue({ code: "custom", message: "must be an origin, such as https://shop.example" });
  return z.NEVER;
});

/** A number of hops, or addresses, subnets and express's names for them, by commas. */
const proxies = z
  .string()
  .regex(/^[\w.:/, -]+$/)
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(/\s*,\s*/)));

const secret = z.string().min(32, "must have at least 32 characters");

const schema = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("data"),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^(redis|valkey)s?$/ }).optional(),
  API_URL: origin.optional(),
  PACKAGE: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .default("timcheh"),
  SESSION_SECRET: secret.optional(),
  ...sendingShape,
  ...loginLimitsShape,
  NEWCOMERS_PER_ADDRESS: z.coerce.number().int().min(1).default(usualNewcomers),
  UPLOADS_PER_ADDRESS: z.coerce.number().int().min(1).default(usualUploads),
  ...paymentsShape,
  ...storageShape,
  DEMO: flag.optional(),
  LAB: flag.default(false),
  AUTO_TRANSLATE: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export interface Settings {
  production: boolean;
  port: number;
  host: string | undefined;
  dataDir: string;
  /** Origin of absolute addresses, without a slash at the end. */
  publicUrl: string;
  /** The same where PUBLIC_URL settles it; undefined where it is only assumed. */
  publicOrigin: string | undefined;
  /** Whose X-Forwarded-* to believe: that many hops, or these addresses. */
  trustProxy: number | string[];
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Origin of a backend elsewhere; this process then has no database. */
  apiUrl: string | undefined;
  package: string;
  /** Undefined where it is to be made in the data folder. */
  sessionSecret: string | undefined;
  sending: SendingSettings;
  loginLimits: LoginLimits;
  /** Visitors from one address who may begin a cart or a wish list in an hour. */
  newcomersPerAddress: number;
  /** Pictures that one user, or visitors from one address, may upload in an hour. */
  uploadsPerAddress: number;
  payments: PaymentSettings;
  /** Where uploads lie; undefined for the data folder. */
  s3: S3Settings | undefined;
  demo: boolean;
  lab: boolean;
  autoTranslate: boolean;
  logLevel: string;
}

/** Names and values, as in process.env. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once. An empty value counts as none. */
export function parseSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingsError(sayIssues(parsed.error));
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  if (production && env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new SettingsError("SESSION_SECRET is missing: a shop on its own database needs it");
  }
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const demo = env.DEMO ?? !env.DATABASE_URL;
  const payments = paymentsOf(env, { production, demo });
  if (typeof payments === "string") throw new SettingsError(payments);
  const s3 = storageOf(env);
  if (typeof s3 === "string") throw new SettingsError(s3);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl,
    publicOrigin: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    apiUrl: env.API_URL,
    package: env.PACKAGE,
    sessionSecret: env.SESSION_SECRET,
    sending: sendingOf(env, publicUrl),
    loginLimits: loginLimitsOf(env),
    newcomersPerAddress: env.NEWCOMERS_PER_ADDRESS,
    uploadsPerAddress: env.UPLOADS_PER_ADDRESS,
    payments,
    s3,
    demo,
    lab: env.LAB,
    autoTranslate: env.AUTO_TRANSLATE,
    logLevel: env.LOG_LEVEL,
  };
}

/** Names each bad setting and what is wrong; never its value, which may be a secret. */
function sayIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n");
}
