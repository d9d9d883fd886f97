import { z } from "zod";
import type { OpenOptions } from "#backend/db/database";

/** The environment's words about the connections to a PostgreSQL server. */
export const databaseShape = {
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1000).default(10),
  DATABASE_WRITERS: z.coerce.number().int().min(1).max(999).optional(),
  DATABASE_LOCK_SECONDS: z.coerce.number().min(0).max(60).default(5),
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
