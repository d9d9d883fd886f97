import { Secret, TOTP } from "otpauth";
import { normalizeNumber } from "../../../http/read-number";

const stepMs = 30_000;

/** As the apps know it: SHA-1, six digits, thirty seconds (RFC 6238). */
export function totpOf(secret: string, issuer = "", label = ""): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
}

/** 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The step that a typed code is of, one before and after now included; null for a wrong one. Any digits. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = normalizeNumber(typed).replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}
