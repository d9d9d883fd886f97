import { Redis } from "ioredis";
import type { Log } from "../log";

/** An answer that takes longer than this is none: a shopper waits for it. */
const timeoutMs = 500;

/**
 * A connection to Redis that comes back by itself. While Redis is away its commands fail at once instead of
 * queueing, so that whoever uses it can do without.
 */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: 5000,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  let away = false;
  redis.on("error", (error) => {
    if (!away) log.warn({ err: error }, "Redis is away: this process counts and locks by itself");
    away = true;
  });
  redis.on("ready", () => {
    if (away) log.info({}, "Redis is back");
    away = false;
  });
  return redis;
}
