import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O, U, which are read wrongly or spell words. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 16;

/** A payment's public reference: 80 random bits, ours and never the bank's (domain 4.9). */
export function newRefId(): string {
  return [...randomBytes(length)].map((byte) => letters[byte % 32]).join("");
}

/** A reference as somebody typed it, in our spelling; null for what is none. */
export function readRefId(text: string): string | null {
  const spelled = text.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(spelled) ? spelled : null;
}
