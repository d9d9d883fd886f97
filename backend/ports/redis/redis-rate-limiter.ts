import type { Redis } from "ioredis";
import type { Allowance, RateLimiter } from "../rate-limiter";

/** In one step, so that no two processes take the last try. Answers 0, or the window's milliseconds that are left. */
const takeScript = `
local taken = tonumber(redis.call("get", KEYS[1]) or "0")
if taken >= tonumber(ARGV[1]) then return math.max(redis.call("pttl", KEYS[1]), 1) end
if redis.call("incr", KEYS[1]) == 1 then redis.call("pexpire", KEYS[1], ARGV[2]) end
return 0
`;

/** Leaves the window's end where it is. */
const giveBackScript = `
if tonumber(redis.call("get", KEYS[1]) or "0") > 0 then redis.call("decr", KEYS[1]) end
return 0
`;

/**
 * Counts for all processes together. While Redis is away each process counts by itself in `local`: a login is
 * then throttled less than the settings say, but nobody is locked out.
 */
export function createRedisRateLimiter(redis: Redis, local: RateLimiter): RateLimiter {
  const orElse = async <T>(asked: Promise<T>, alone: () => Promise<T>) => {
    try {
      return await asked;
    } catch {
      return alone();
    }
  };
  return {
    take: (allowance) => {
      const { limit, windowMs } = allowance;
      const taking = redis.eval(takeScript, 1, nameOf(allowance), limit, windowMs);
      return orElse(taking.then(Number), () => local.take(allowance));
    },
    giveBack: (allowance) =>
      orElse(
        redis.eval(giveBackScript, 1, nameOf(allowance)).then(() => {}),
        () => local.giveBack(allowance),
      ),
  };
}

/** Windows end by themselves, so that they need no bound: what is counted first is the address. */
const nameOf = ({ purpose, key }: Allowance) => `rate.${purpose}.${key}`;
