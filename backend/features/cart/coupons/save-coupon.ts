import { inArray, sql } from "drizzle-orm";
import type { Database, Query } from "../../../db/database";
import { coupons } from "../../../db/tables/carts";
import { categories, departments } from "../../../db/tables/taxonomy";

export type NewCoupon = typeof coupons.$inferInsert;

/** Thrown for a department or a category that the shop doesn't have. */
export class UnknownPlace extends Error {
  override name = "UnknownPlace";

  constructor(readonly slug: string) {
    super(`There is no department or category “${slug}”.`);
  }
}

/**
 * Makes a coupon, or makes the one of its code what is said now. Whether it is switched off, and for which customers it is, stays
 * where nothing is said of it: it must not become everybody's (decision 211). Throws UnknownPlace.
 */
export async function saveCoupon(database: Database, coupon: NewCoupon): Promise<void> {
  const { genera: gens = [], categories: slugs = [] } = coupon.scope ?? {};
  await database.transaction(async (q) => {
    refuseUnknown(gens, await readSlugs(q, departments, gens));
    refuseUnknown(slugs, await readSlugs(q, categories, slugs));
    await q
      .insert(coupons)
      .values(coupon)
      .onConflictDoUpdate({
        target: coupons.code,
        set: { ...cleared, ...coupon, scope: scopeSaid, version: sql`${coupons.version} + 1` },
      });
  });
}

/** What is not said of a coupon anew doesn't hold any more. */
const cleared = {
  percent: null,
  amount: null,
  minTotal: null,
  maxDiscount: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  perUser: null,
} satisfies Partial<NewCoupon>;

const scopeSaid = sql`case when ${coupons.scope} -> 'users' is null then excluded.scope
  else jsonb_build_object('users', ${coupons.scope} -> 'users') || coalesce(excluded.scope, '{}') end`;

async function readSlugs(
  q: Query,
  table: typeof departments | typeof categories,
  slugs: readonly string[],
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await q
    .select({ slug: table.slug })
    .from(table)
    .where(inArray(table.slug, [...slugs]));
  return rows.map(({ slug }) => slug);
}

function refuseUnknown(wanted: readonly string[], known: readonly string[]): void {
  const unknown = wanted.find((slug) => !known.includes(slug));
  if (unknown !== undefined) throw new UnknownPlace(unknown);
}
