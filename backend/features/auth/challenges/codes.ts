import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { normalizeNumber } from "../../../http/read-number";

/** Six digits, each as likely as the others. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** What a code is hashed with: the challenge's id, and who asked where nobody else may use it. */
export function boundTo(challengeId: string, userId: string | undefined): string {
  return userId === undefined ? challengeId : `${challengeId}:${userId}`;
}

/** What is kept of a code: with the challenge's id in it, the same code is another hash each time. */
export function hashCode(challengeId: string, code: string): string {
  return createHash("sha256").update(`${challengeId}:${code}`).digest("hex");
}

/** Whether a typed code is the challenge's; digits of any script, with or without gaps. */
export function isCodeOf(
  challenge: { id: string; secretHash: string },
  typed: string,
  userId?: string,
): boolean {
  const bound = boundTo(challenge.id, userId);
  const given = hashCode(bound, normalizeNumber(typed).replaceAll("-", ""));
  return timingSafeEqual(Buffer.from(given), Buffer.from(challenge.secretHash));
}
