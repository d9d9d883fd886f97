import { createHmac } from "node:crypto";
import { join } from "node:path";
import type { BackendDeps } from "#backend/create-backend";
import { systemClock } from "#backend/ports/clock";
import { createIndexNow, type IndexNotifier } from "#backend/ports/index-notifier";
import { createLocalLocks, type Locks } from "#backend/ports/locks";
import type { Log } from "#backend/ports/log";
import { createSmtpMailer, type Mailer } from "#backend/ports/mailer";
import type { EncodePicture } from "#backend/ports/picture-encoder";
import { createLocalRateLimiter, type RateLimiter } from "#backend/ports/rate-limiter";
import { connectRedis } from "#backend/ports/redis/connect-redis";
import { createRedisLocks } from "#backend/ports/redis/redis-locks";
import { createRedisRateLimiter } from "#backend/ports/redis/redis-rate-limiter";
import { createKavenegarSms, type Sms } from "#backend/ports/sms";
import { openStorage } from "#backend/ports/storage/open-storage";
import type { Storage } from "#backend/ports/storage/storage";
import type { Settings } from "./env";
import type { PaymentSettings } from "./env-parts";
import { createForkedEncoder } from "./picture-encoder/forked-encoder";

/** What the backend reaches outside of its database, as the settings have it. */
interface OpenPorts {
  locks: Locks;
  rateLimiter: RateLimiter;
  mailer: Mailer | undefined;
  sms: Sms | undefined;
  indexNotifier: IndexNotifier | undefined;
  encodePicture: EncodePicture;
  storage: Storage;
  close(): void;
}

export async function openPorts(settings: Settings, log: Log): Promise<OpenPorts> {
  const { redisUrl, sending, dataDir, s3, indexNow, publicUrl } = settings;
  const storage = await openStorage(join(dataDir, "uploads"), s3);
  const { smtpUrl, mailFrom, kavenegar } = sending;
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : undefined;
  const shared = shareBetweenProcesses(redisUrl, log);
  const encoder = createForkedEncoder(log);
  return {
    ...shared,
    mailer,
    sms: kavenegar && createKavenegarSms(kavenegar),
    indexNotifier: indexNow && createIndexNow(indexNow, publicUrl),
    encodePicture: encoder.encode,
    storage,
    close: () => {
      encoder.close();
      mailer?.close();
      shared.close();
    },
  };
}

/** Counts and locks of this process, or of all that share the Redis. */
function shareBetweenProcesses(redisUrl: string | undefined, log: Log) {
  const locks = createLocalLocks();
  const rateLimiter = createLocalRateLimiter(systemClock);
  if (!redisUrl) return { locks, rateLimiter, close: () => {} };
  const redis = connectRedis(redisUrl.replace(/^valkey/, "redis"), log);
  return {
    locks: createRedisLocks(redis, locks),
    rateLimiter: createRedisRateLimiter(redis, rateLimiter),
    close: () => redis.disconnect(),
  };
}

type GatewaySettings = NonNullable<BackendDeps["payments"]>;

/** Where the sandbox bank is found: by the shop's own calls, and by shoppers. */
interface SandboxPlace {
  /** Origin under which this process reaches itself. */
  selfUrl: () => string;
  publicUrl: string;
  /** Known to the shop and the bank, so that the bank's webhooks are signed like real ones. */
  webhookSecret: string;
}

/** Any merchant and any key are good enough for the sandbox. */
const sandboxMerchant = "00000000-0000-4000-8000-000000000000";
const sandboxKey = "sk_test_sandbox";

/** The gateways of the settings; the sandbox bank stands in for those that have no key. */
export function gatewaySettings(
  { zarinpal, stripe, sandbox }: PaymentSettings,
  place: SandboxPlace,
): GatewaySettings {
  const apiUrl = () => `${place.selfUrl()}/sandbox-pay`;
  const pageUrl = () => `${place.publicUrl}/sandbox-pay`;
  return {
    zarinpal: zarinpal
      ? { merchant: zarinpal.merchant, ...always(zarinpal.url), sandbox: false }
      : sandbox
        ? { merchant: sandboxMerchant, apiUrl, pageUrl, sandbox: true }
        : undefined,
    stripe: stripe
      ? { ...stripe, ...always(stripe.url), sandbox: false }
      : sandbox
        ? { key: sandboxKey, apiUrl, webhookSecrets: [place.webhookSecret], sandbox: true }
        : undefined,
  };
}

const always = (url: string) => ({ apiUrl: () => url, pageUrl: () => url });

/** Made from the shop's own secret, so that all processes of a shop share it. */
export function sandboxWebhookSecret(secret: string): string {
  return `whsec_${createHmac("sha256", secret).update("sandbox webhook").digest("hex")}`;
}
