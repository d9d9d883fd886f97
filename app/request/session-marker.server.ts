import { createHash } from "node:crypto";

/**
 * What stands in local storage for a session (R-STORE-04, decisions 6): it changes with the token, and
 * nothing accepts it as one.
 */
export function sessionMarker(token: string | undefined): string | null {
  if (!token) return null;
  return createHash("sha256").update(`marker of ${token}`).digest("hex").slice(0, 16);
}
