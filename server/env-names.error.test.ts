import { expect, it } from "vitest";
import { type Environment, parseSettings, SettingsError } from "./env";

const refusal = (env: Environment) => {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return "";
};

it.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASEURL", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["DB_URL", "DATABASE_URL"],
  ["DATABASE_HOST", "DATABASE_URL"],
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["APP_URL", "PUBLIC_URL"],
  ["SESSION_SECERT", "SESSION_SECRET"],
  ["PROT", "PORT"],
  ["SMTP_HOST", "SMTP_URL"],
  ["S3_SECRET_KEY", "S3_SECRET_ACCESS_KEY"],
  ["REDIS_HOST", "REDIS_URL"],
  ["SMS_KEY", "SMS_URL"],
  ["PAYMENT_ZARINPAL_MERCHANT_ID", "PAYMENT_ZARINPAL_MERCHANT"],
  ["PAYMENT_STRIPE_WEBHOOK_SECRETS", "PAYMENT_STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_SECRET_KEY", "PAYMENT_STRIPE_KEY"],
  ["TRUST_PROXYS", "TRUST_PROXY"],
  ["TRUST_PROXIES", "TRUST_PROXY"],
  ["TRUST_HOPS", "TRUST_PROXY"],
  ["INDEXNOW", "INDEXNOW_KEY"],
  ["INDEXNOW_SECRET", "INDEXNOW_KEY"],
  ["DATA_DIRECTORY", "DATA_DIR"],
  ["PAGE_CACHE", "PAGE_CACHE_MB"],
  ["PAGE_CACHE_SIZE", "PAGE_CACHE_MB"],
  ["DRAIN_TIME", "DRAIN_SECONDS"],
  ["ALLOW_DEMO", "ALLOW_DEMO_IN_PROD"],
  ["ALLOW_DEMO_PROD", "ALLOW_DEMO_IN_PROD"],
  ["ALLOW_SANDBOX", "ALLOW_SANDBOX_IN_PROD"],
  ["AUTO_TRANSLATION", "AUTO_TRANSLATE"],
  ["IGNORE_VARS", "IGNORE_VARIABLES"],
  ["LANGS", "LANGUAGES"],
])("refuses %s, names %s and the document, and repeats no value", (name, meant) => {
  const said = refusal({ [name]: "hunter2" });
  expect(said).toContain(`${name}: no such setting, was ${meant} meant?`);
  expect(said).toContain("docs/operations.md");
  expect(said).not.toContain("hunter2");
});

it("counts an empty value of a misspelt name as none", () => {
  expect(parseSettings({ DATABSE_URL: "" }).demo).toBe(true);
});

it.each([
  { PATH: "/bin", HOME: "/root", HOSTNAME: "a", LANG: "fa", MAIL: "/var/mail/a", USER: "a" },
  { SESSION_MANAGER: "local", XDG_DATA_DIRS: "/usr/share", NODE_OPTIONS: "", NODE_PATH: "/lib" },
  { LANGUAGE: "fa:en", LC_ALL: "C", LOGNAME: "a", PAGER: "less", PUBLIC: "C:\\Users\\Public" },
  { DATA: "x", DATA_HOME: "x", LOG_FORMAT: "json", API_KEY: "x", PUBLIC_KEY: "x", HOST_IP: "::1" },
  { NODE_NAME: "a", NODE_EXTRA_CA_CERTS: "x", NODE_VERSION: "20", NODE_LABELS: "linux" },
  { BUILD_NUMBER: "7", BUILD_ID: "7", CI: "1", GITHUB_SHA: "x", PACKAGE_NAME: "a", CACHE: "x" },
  { ALLOW_EMPTY_PASSWORD: "1", SERVICE_NAME: "a", SESSION_ID: "a", AUTO_UPDATE: "1", TRUST: "x" },
  { npm_config_cache: "x", npm_lifecycle_event: "start", TEST_DATABASE_URL: "postgres://x/y" },
  { REDIS_PORT: "tcp://10.0.0.1:6379", REDIS_SERVICE_HOST: "10.0.0.1", REDIS_SERVICE_PORT: "6379" },
  { DATABASE_PORT_5432_TCP_ADDR: "10.0.0.1", DATABASE_SERVICE_PORT_SQL: "5432" },
])("lets other programs' variables be: %j", (env) => {
  expect(refusal(env)).toBe("");
});

it("lets a platform's own name of the database be, beside ours", () => {
  const DATABASE_URL = "postgres://db/shop";
  const env = { DATABASE_URL, POSTGRES_URL: DATABASE_URL, SESSION_SECRET: "s".repeat(32) };
  expect(parseSettings(env).databaseUrl).toBe(DATABASE_URL);
});

it("lets be what IGNORE_VARIABLES names, and nothing else", () => {
  const env = { SMTP_HOST: "mail", S3_CACHE: "1", IGNORE_VARIABLES: "SMTP_HOST, REDIS_X" };
  expect(refusal(env)).not.toContain("SMTP_HOST:");
  expect(refusal(env)).toContain("S3_CACHE:");
});
