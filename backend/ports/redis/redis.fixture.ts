import { randomBytes } from "node:crypto";
import type { Redis } from "ioredis";
import { onTestFinished } from "vitest";
import { findRedis } from "../../../tests/runner/services";
import { connectRedis } from "./connect-redis";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** The Redis that tests may use; empty or undefined where none answers. */
export const testRedisUrl = process.env.TEST_REDIS_URL ?? (await findRedis());

/** A connection of a test's own, as another process would have one. */
export async function openRedis(url = testRedisUrl ?? ""): Promise<Redis> {
  const redis = connectRedis(url, quiet);
  onTestFinished(() => redis.disconnect());
  await new Promise((ready, failed) => redis.once("ready", ready).once("error", failed));
  return redis;
}

/** A key that nobody else uses. */
export const newKey = () => `test.${randomBytes(8).toString("hex")}`;
