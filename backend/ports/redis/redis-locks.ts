import { randomBytes } from "node:crypto";
import type { Redis } from "ioredis";
import type { Locks } from "../locks";

/** Only the holder opens its lock: another's, taken after this one ran out, stays. */
const releaseScript = `
if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end
return 0
`;

/**
 * Locks that processes share. While Redis is away each process locks for itself: whatever runs under a lock
 * must stay right when two processes do it, the lock only saves them the work.
 */
export function createRedisLocks(redis: Redis, local: Locks): Locks {
  async function isTaken(key: string, token: string, ttlMs: number): Promise<boolean> {
    try {
      return (await redis.set(key, token, "PX", ttlMs, "NX")) === null;
    } catch {
      return false;
    }
  }

  return {
    // The process's own lock comes first, so that it never does one thing twice, whatever Redis says.
    withLock: (name, ttlMs, work) =>
      local.withLock(name, ttlMs, async () => {
        const key = `lock.${name}`;
        const token = randomBytes(16).toString("hex");
        if (await isTaken(key, token, ttlMs)) return null;
        try {
          return await work();
        } finally {
          await redis.eval(releaseScript, 1, key, token).catch(() => {});
        }
      }),
  };
}
