import { randomUUID } from "node:crypto";

/** A new UUID of version 7: random, and sorted by the time at which it was made. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  // Node draws the random bits of its own UUIDs, of version 4, for many at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Whether a text can be the public key of a thing: a UUID of any version. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
