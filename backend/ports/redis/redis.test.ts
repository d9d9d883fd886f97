import { describe, expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../../tests/support/free-port";
import { createLocalLocks } from "../locks";
import { createLocalRateLimiter } from "../rate-limiter";
import { connectRedis } from "./connect-redis";
import { newKey, openRedis, testRedisUrl } from "./redis.fixture";
import { createRedisLocks } from "./redis-locks";
import { createRedisRateLimiter } from "./redis-rate-limiter";

const minute = 60_000;
const allowance = (key: string, limit = 1) => ({
  purpose: "test",
  key,
  limit,
  windowMs: minute,
});
const localLimiter = () => createLocalRateLimiter({ now: () => new Date() });

describe.skipIf(!testRedisUrl)("decisions 8 processes that share a Redis", () => {
  async function twoLimiters() {
    const one = createRedisRateLimiter(await openRedis(), localLimiter());
    return [one, createRedisRateLimiter(await openRedis(), localLimiter())] as const;
  }

  it("count tries together, and say how long to wait", async () => {
    const [one, two] = await twoLimiters();
    const key = newKey();
    const limiters = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two));
    const waits = await Promise.all(limiters.map((limiter) => limiter.take(allowance(key, 5))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    for (const wait of waits.filter((one) => one > 0)) {
      expect(wait).toBeGreaterThan(minute - 10_000);
      expect(wait).toBeLessThanOrEqual(minute);
    }
  });

  it("give tries back to each other, and never more than were taken", async () => {
    const [one, two] = await twoLimiters();
    const key = newKey();
    await one.giveBack(allowance(key));
    expect(await one.take(allowance(key, 1))).toBe(0);
    expect(await two.take(allowance(key, 1))).toBeGreaterThan(0);
    await two.giveBack(allowance(key));
    await two.giveBack(allowance(key));
    expect(await one.take(allowance(key, 1))).toBe(0);
    expect(await two.take(allowance(key, 1))).toBeGreaterThan(0);
  });

  it("forget a window when it is over, and not by what was given back", async () => {
    const [one] = await twoLimiters();
    const redis = await openRedis();
    const key = newKey();
    await one.take(allowance(key, 2));
    await one.giveBack(allowance(key));
    await one.take(allowance(key, 2));
    const left = await redis.pttl(`rate.test.${key}`);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(minute);
    await redis.pexpire(`rate.test.${key}`, 1);
    await expect.poll(() => redis.exists(`rate.test.${key}`)).toBe(0);
  });

  it("keep out of each other's way, and follow when one is done", async () => {
    const one = createRedisLocks(await openRedis(), createLocalLocks());
    const two = createRedisLocks(await openRedis(), createLocalLocks());
    const name = newKey();
    const outcome = await one.withLock(name, minute, () =>
      two.withLock(name, minute, async () => 2),
    );
    expect(outcome).toBeNull();
    expect(await two.withLock(name, minute, async () => 2)).toBe(2);
    await expect(
      one.withLock(name, minute, () => Promise.reject(new Error("no"))),
    ).rejects.toThrow();
    expect(await two.withLock(name, minute, async () => 3)).toBe(3);
  });

  it("never open a lock that has become another's", async () => {
    const redis = await openRedis();
    const one = createRedisLocks(redis, createLocalLocks());
    const name = newKey();
    await one.withLock(name, minute, async () => {
      await redis.set(`lock.${name}`, "another process");
    });
    expect(await redis.get(`lock.${name}`)).toBe("another process");
    await redis.del(`lock.${name}`);
  });
});

describe.skipIf(!testRedisUrl)("decisions 8 a Redis that goes away", () => {
  it("leaves each process to count by itself", async () => {
    const redis = await openRedis();
    const limiter = createRedisRateLimiter(redis, localLimiter());
    const key = newKey();
    expect(await limiter.take(allowance(key, 1))).toBe(0);
    redis.disconnect();
    await limiter.giveBack(allowance(key));
    expect(await limiter.take(allowance(key, 1))).toBe(0);
    expect(await limiter.take(allowance(key, 1))).toBeGreaterThan(0);
  });
});

describe("decisions 8 a Redis that is away", () => {
  async function openAway() {
    const warned: string[] = [];
    const log = {
      info: () => {},
      warn: (_: object, message: string) => void warned.push(message),
      error: () => {},
    };
    const redis = connectRedis(`redis://127.0.0.1:${await findFreePort()}`, log);
    onTestFinished(() => redis.disconnect());
    return { redis, warned };
  }

  it("locks nobody out: each process counts and locks by itself", async () => {
    const { redis, warned } = await openAway();
    const limiter = createRedisRateLimiter(redis, localLimiter());
    expect(await limiter.take(allowance("key", 1))).toBe(0);
    expect(await limiter.take(allowance("key", 1))).toBeGreaterThan(0);
    await limiter.giveBack(allowance("key"));
    expect(await limiter.take(allowance("key", 1))).toBe(0);

    const locks = createRedisLocks(redis, createLocalLocks());
    const outcome = await locks.withLock("job", minute, () =>
      locks.withLock("job", minute, async () => "twice"),
    );
    expect(outcome).toBeNull();
    expect(await locks.withLock("job", minute, async () => "ran")).toBe("ran");
    await expect.poll(() => warned.length).toBe(1);
  });
});
