import type { Context } from "./app";
import { plainAddress } from "./plain-address";

/** Who makes a call, as far as it shows. */
export interface Caller {
  /** Null where whoever hands the call in doesn't know it. */
  address: string | null;
  /** The browser's own words for itself. */
  agent: string | null;
}

/**
 * The caller of a call. Whoever hands requests to the backend settles the address first and leaves exactly
 * one in X-Forwarded-For (server/forwarded.ts, app/api/client/api-client.server.ts); a list is nobody's word.
 */
export function callerOf(c: Context): Caller {
  return {
    address: plainAddress(c.req.header("X-Forwarded-For") ?? "") ?? null,
    agent: c.req.header("User-Agent")?.slice(0, 300) ?? null,
  };
}

/** For what no request asked for. */
export const unknownCaller: Caller = { address: null, agent: null };
