import { createHash, randomBytes } from "node:crypto";

/** A session's token: opaque, 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token (decisions 5). */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token of an Authorization header, bare or as Bearer; null for none. */
export function tokenOf(authorization: string | undefined): string | null {
  const token = authorization?.replace(/^Bearer\s+/i, "").trim();
  return token ? token : null;
}
