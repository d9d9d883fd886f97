import { createHmac, timingSafeEqual } from "node:crypto";

/** A call that is older than this may be one that somebody wrote down (payments 5.2). */
const toleranceS = 300;

/**
 * Whether one of the secrets signed the raw bytes, and lately: `t=…,v1=…`, several v1 while secrets change,
 * other schemes ignored.
 */
export function checkSignature(
  rawBody: Buffer,
  header: string,
  secrets: readonly string[],
  now: Date,
): boolean {
  const parts = header.split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceS) return false;
  const given = parts.flatMap(([name, value = ""]) => (name === "v1" ? [value] : []));
  return secrets.some((secret) => {
    const expected = signatureOf(rawBody, time, secret);
    return given.some((one) => isSame(one, expected));
  });
}

function signatureOf(rawBody: Buffer, time: string, secret: string): string {
  return createHmac("sha256", secret).update(`${time}.`).update(rawBody).digest("hex");
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
