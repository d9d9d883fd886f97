import { randomBytes } from "node:crypto";

/** 128 bits: nobody comes by one by trying. */
const tokenBytes = 16;

export const tokenForm = /^[\w-]{22}$/;

/** Names the column that tokens are enciphered for (ports/cipher.ts). */
export const tokenPurpose = "user_link.token";

export function newLinkToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Where a link opens, without a language. */
export function sharedPath(token: string): string {
  return `/home/shared/${token}`;
}
