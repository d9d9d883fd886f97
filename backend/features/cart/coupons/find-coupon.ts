import { and, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { coupons } from "../../../db/tables/carts";
import { listings } from "../../../db/tables/listing";
import { categories, departments } from "../../../db/tables/taxonomy";
import { normalizeNumber } from "../../../http/read-number";
import { countUses } from "./count-uses";
import type { CouponRow, FoundCoupon } from "./validate-coupon";

/** A code as it is stored: shoppers type it in any case and any digits (decisions 17). */
export function couponCode(typed: string): string {
  return normalizeNumber(typed).toUpperCase();
}

/** A coupon with all that validating it for these products needs; null where there is none of the code. */
export async function findCoupon(
  q: Query,
  code: string,
  userId: string | null,
  productCodes: readonly number[],
): Promise<FoundCoupon | null> {
  const [found] = await q
    .select({
      row: getTableColumns(coupons),
      all: countUses(),
      own: userId === null ? sql<number>`0` : countUses(userId),
    })
    .from(coupons)
    .where(eq(coupons.code, code));
  if (!found) return null;
  const { row, all, own } = found;
  return { row, used: { all, own }, allowed: await readAllowed(q, row, productCodes) };
}

/** Which of the products stand in the scope's departments or categories, at any depth below them. */
async function readAllowed(
  q: Query,
  { scope }: CouponRow,
  productCodes: readonly number[],
): Promise<Set<number> | null> {
  const { genera: departmentSlugs = [], categories: categorySlugs = [] } = scope ?? {};
  if (departmentSlugs.length + categorySlugs.length === 0) return null;
  if (productCodes.length === 0) return new Set();
  const rows = await q
    .select({ code: listings.code })
    .from(listings)
    .where(
      and(
        inArray(listings.code, [...productCodes]),
        or(
          inArray(
            listings.departmentId,
            q
              .select({ id: departments.id })
              .from(departments)
              .where(inArray(departments.slug, departmentSlugs)),
          ),
          sql`${listings.categoryIds} && array(${q
            .select({ id: categories.id })
            .from(categories)
            .where(inArray(categories.slug, categorySlugs))})`,
        ),
      ),
    );
  return new Set(rows.map(({ code }) => code));
}
