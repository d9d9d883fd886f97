import { createHash } from "node:crypto";
import type { GuestMessage } from "../../../contract/guest-message";
import type { LanguageCode } from "../../../contract/languages";
import { guestMessages } from "../../../db/tables/pages";
import { ApiError } from "../../../http/errors";
import { normalizeNumber } from "../../../http/read-number";
import type { Services } from "../../../services";
import { readTarget } from "../../auth/challenges/targets";

const hourMs = 3_600_000;
/** Many readers share one address of a mobile network. */
const messagesPerHour = 20;

interface Sending {
  message: GuestMessage;
  lang: LanguageCode;
  network: string;
}

/**
 * POST home/messages: keeps what a visitor wrote; the same within a day is kept once. Throws `login.bad_target` where
 * no answer could reach them, `error.too_many_requests`.
 */
export async function sendGuestMessage(
  { database, rateLimiter, clock }: Pick<Services, "database" | "rateLimiter" | "clock">,
  { message, lang, network }: Sending,
): Promise<void> {
  if (!isReachable(message.contact, lang)) {
    throw new ApiError("login.bad_target", { errors: { contact: ["login.bad_target"] } });
  }
  const now = clock.now();
  const limit = {
    purpose: "guest.message",
    key: network,
    limit: messagesPerHour,
    windowMs: hourMs,
  };
  const waitMs = await rateLimiter.take(limit);
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const day = now.toISOString().slice(0, 10);
  const sentHash = createHash("sha256")
    .update(JSON.stringify([day, message.contact, message.subject, message.body]))
    .digest("base64url");
  const made = await database.run((q) =>
    q
      .insert(guestMessages)
      .values({ ...message, lang, sentHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: guestMessages.id }),
  );
  if (made.length === 0) await rateLimiter.giveBack(limit);
}

/** An e-mail, or a phone that may stand on a desk: people answer here, who know their country's numbers. */
function isReachable(contact: string, lang: LanguageCode): boolean {
  if (readTarget(contact, lang) !== null) return true;
  return /^\+?\d{7,15}$/.test(normalizeNumber(contact).replace(/[().-]/g, ""));
}
