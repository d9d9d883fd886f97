import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { faqs, faqVotes } from "../../db/tables/pages";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { faqIsShown } from "./shown";

const hourMs = 3_600_000;
const votesPerHour = 60;

interface Voting {
  id: string;
  helpful: boolean;
  /** Who says it: a login or a visitor's browser. */
  reader: string;
  /** The network that it comes from; a visitor's browser is nobody's word. */
  network: string;
}

/**
 * POST home/faqs/{id}/helpful: whether an answer helped; answers whether it was this reader's first word.
 * Throws `error.not_found`, `error.too_many_requests`.
 */
export async function voteFaq(
  { database, rateLimiter, clock }: Pick<Services, "database" | "rateLimiter" | "clock">,
  { id, helpful, reader, network }: Voting,
): Promise<boolean> {
  const limit = { purpose: "faq.vote", key: network, limit: votesPerHour, windowMs: hourMs };
  const waitMs = await rateLimiter.take(limit);
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const readerHash = createHash("sha256").update(`${id}\n${reader}`).digest("base64url");
  return database.transaction(async (q) => {
    const [standing] = await q
      .select({ id: faqs.id })
      .from(faqs)
      .where(and(eq(faqs.id, id), faqIsShown(clock.now())));
    if (!standing) throw new ApiError("error.not_found");
    const counted = await q
      .insert(faqVotes)
      .values({ faqId: id, readerHash, helpful })
      .onConflictDoNothing()
      .returning({ faqId: faqVotes.faqId });
    if (counted.length === 0) return false;
    const column = helpful ? faqs.helpfulYes : faqs.helpfulNo;
    const name = helpful ? "helpfulYes" : "helpfulNo";
    await q
      .update(faqs)
      .set({ [name]: sql`${column} + 1` })
      .where(eq(faqs.id, id));
    return true;
  });
}
