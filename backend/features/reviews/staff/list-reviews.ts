import { asc, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import {
  type ReviewState,
  type StaffReview,
  type StaffReviewList,
  staffReviewsPerPage,
} from "../../../contract/reviews";
import type { Query } from "../../../db/database";
import { products, productTexts } from "../../../db/tables/products";
import { productReviews } from "../../../db/tables/reviews";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { rowIn } from "../../languages/language";
import { nameOf, showOwnReview } from "../show-review";

interface Asked {
  status: ReviewState;
  page: number;
  lang: LanguageCode;
}

/** GET admin/reviews?status=&page=: of those that wait whoever has waited longest first, of the others the last one. */
export function listStaffReviews(
  { database }: Pick<Services, "database">,
  { status, page, lang }: Asked,
): Promise<StaffReviewList> {
  return database.run(async (q) => {
    const counted = await q
      .select({ status: productReviews.status, n: count() })
      .from(productReviews)
      .where(inArray(productReviews.status, ["pending", status]))
      .groupBy(productReviews.status);
    const of = (wanted: ReviewState) => counted.find((row) => row.status === wanted)?.n ?? 0;
    const order = status === "pending" ? asc : desc;
    const data = await readReviews(q, lang, {
      where: eq(productReviews.status, status),
      orderBy: [order(productReviews.writtenAt), order(productReviews.id)],
      offset: (page - 1) * staffReviewsPerPage,
    });
    return { data, total: of(status), waiting: of("pending") };
  });
}

/** A review as the staff reads it. Throws `error.not_found`. */
export function readStaffReview(
  { database }: Pick<Services, "database">,
  { id, lang }: { id: string; lang: LanguageCode },
): Promise<StaffReview> {
  return database.run(async (q) => {
    const [review] = await readReviews(q, lang, { where: eq(productReviews.id, id) });
    if (!review) throw new ApiError("error.not_found");
    return review;
  });
}

interface Wanted {
  where: SQL;
  orderBy?: SQL[];
  offset?: number;
}

async function readReviews(
  q: Query,
  lang: LanguageCode,
  { where, orderBy = [], offset = 0 }: Wanted,
): Promise<StaffReview[]> {
  const rows = await q
    .select({
      review: productReviews,
      code: products.code,
      displayName: users.displayName,
      name: users.name,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(users, eq(users.id, productReviews.userId))
    .where(where)
    .orderBy(...orderBy)
    .limit(staffReviewsPerPage)
    .offset(offset);
  const ids = rows.map(({ review }) => review.productId);
  const texts =
    ids.length > 0
      ? await q.select().from(productTexts).where(inArray(productTexts.productId, ids))
      : [];
  return rows.map(({ review, code, ...writer }) => {
    const words = rowIn(
      texts.filter(({ productId }) => productId === review.productId),
      lang,
    );
    return {
      ...showOwnReview(review),
      version: review.version,
      name: nameOf(writer),
      product: { id: code, slug: words?.slug ?? "", name: words?.name ?? String(code) },
    };
  });
}
