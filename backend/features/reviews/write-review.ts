import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { NewReview, ReviewTaken } from "../../contract/reviews";
import type { Query } from "../../db/database";
import { productReviews } from "../../db/tables/reviews";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { findProduct } from "./find-product";
import { hasBought } from "./has-bought";
import { refreshRating } from "./refresh-rating";
import type { ReviewRow } from "./show-review";

const hourMs = 3_600_000;

/** Reviews that a user may write, or write anew, within an hour. */
const maxReviews = 10;

interface Writing {
  userId: string;
  code: number;
  lang: LanguageCode;
  review: NewReview;
}

/**
 * POST user/reviews/{product}: a user's one review of a product, or its new wording; it waits until somebody of the staff
 * has let it in, and the shop's answer stays below it. Repeated by the `client_id` of what is stored, it changes nothing.
 * Throws `error.not_found`, `review.not_bought`, `review.changed` where it isn't the one that was seen, `error.too_many_requests`.
 */
export function writeReview(
  { database, clock, rateLimiter }: Pick<Services, "database" | "clock" | "rateLimiter">,
  { userId, code, lang, review }: Writing,
): Promise<ReviewTaken> {
  const { client_id: clientId, seen, ...words } = review;
  return database.transaction(async (q) => {
    await lockAccount(q, userId);
    const product = await findProduct(q, code);
    const [earlier] = await q
      .select()
      .from(productReviews)
      .where(and(eq(productReviews.userId, userId), eq(productReviews.productId, product.id)))
      .for("update");
    if (earlier?.clientId === clientId) return taken(earlier);
    const standing = earlier?.writtenAt.toISOString() ?? null;
    if (seen !== undefined && seen !== standing) throw new ApiError("review.changed");
    if (!(await hasBought(q, userId, product))) throw new ApiError("review.not_bought");
    await consumeReview({ rateLimiter }, userId);
    const written = { ...words, clientId, lang, writtenAt: clock.now() };
    if (earlier) return rewrite(q, earlier, written);
    await q.insert(productReviews).values({ ...written, userId, productId: product.id });
    return taken({ ...written, status: "pending" });
  });
}

function taken({ status, writtenAt }: Pick<ReviewRow, "status" | "writtenAt">): ReviewTaken {
  return { status, at: writtenAt.toISOString() };
}

/**
 * A user's writings come one after the other, and none after an erasure, which takes the same row. Throws
 * `error.not_found` for who is no more.
 */
async function lockAccount(q: Query, userId: string): Promise<void> {
  const [user] = await q
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, "active")))
    .for("no key update");
  if (!user) throw new ApiError("error.not_found");
}

async function consumeReview(
  { rateLimiter }: Pick<Services, "rateLimiter">,
  userId: string,
): Promise<void> {
  const allowance = { purpose: "review", key: userId, limit: maxReviews, windowMs: hourMs };
  const waitMs = await rateLimiter.take(allowance);
  if (waitMs === 0) return;
  throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

async function rewrite(
  q: Query,
  { id, productId, status, version }: ReviewRow,
  written: Partial<ReviewRow> & Pick<ReviewRow, "writtenAt">,
): Promise<ReviewTaken> {
  await q
    .update(productReviews)
    .set({ ...written, status: "pending", version: version + 1 })
    .where(eq(productReviews.id, id));
  if (status === "approved") await refreshRating(q, [productId]);
  return taken({ ...written, status: "pending" });
}
