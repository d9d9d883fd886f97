import { and, asc, eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { provideTestDatabase } from "../../tests/support/database";
import { inOneTrip } from "./one-trip";
import { prepared } from "./prepared";
import { media } from "./tables/media";
import { products } from "./tables/products";
import { users } from "./tables/users";
import { variants } from "./tables/variants";

const shop = provideTestDatabase("demo");

/** Joins with and without their other side, a moment, JSON, a column of SQL's. */
const columns = {
  variant: variants,
  product: products,
  picture: media,
  free: sql<number>`${variants.stock} - ${variants.reserved}`.mapWith(Number),
};

let writings = 0;
const readVariants = prepared(["status", "least"], (q, { status, least }) => {
  writings += 1;
  return q
    .select(columns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(media, eq(media.id, variants.mediaId))
    .where(and(eq(products.status, status), sql`${variants.stock} >= ${least}`))
    .orderBy(asc(variants.sku));
});

it("answers what the same select answers, by other values each time, and is written once", async () => {
  const { database } = shop();
  const all = await database.run((q) =>
    q
      .select(columns)
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(media, eq(media.id, variants.mediaId))
      .orderBy(asc(variants.sku)),
  );
  for (const least of [0, 5, 40]) {
    const found = await database.run((q) => readVariants(q, { status: "active", least }));
    const expected = all.filter(
      ({ product, variant }) => product.status === "active" && variant.stock >= least,
    );
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(0);
  }
  expect(all.some(({ picture }) => picture === null)).toBe(true);
  expect(await database.run((q) => readVariants(q, { status: "draft", least: 1_000_000 }))).toEqual(
    [],
  );
  expect(writings).toBe(1);
});

it("goes along in a trip", async () => {
  const { database } = shop();
  const ask = (least: number) => database.run((q) => readVariants(q, { status: "active", least }));
  const alone = await Promise.all([ask(5), ask(40)]);
  const together = await database.run((q) =>
    inOneTrip(q, (q) =>
      Promise.all([5, 40].map((least) => readVariants(q, { status: "active", least }))),
    ),
  );
  expect(together).toEqual(alone);
});

it("sees what its transaction has written", async () => {
  const readUser = prepared(["email"], (q, { email }) =>
    q.select().from(users).where(eq(users.email, email)),
  );
  const { database } = shop();
  const email = "prepared@shop.example";
  await database.transaction(async (q) => {
    await q.insert(users).values({ email, lang: "fa" });
    expect(await readUser(q, { email })).toMatchObject([{ email, lang: "fa" }]);
  });
});

it("sends as values what is another each time, and nothing else", async () => {
  const readActive = prepared(["code"], (q, { code }) =>
    q
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.status, "active"), eq(products.code, code)))
      .limit(3),
  );
  await shop().database.run(async (q) => {
    const sent = vi.spyOn(q._.session, "prepareQuery");
    await readActive(q, { code: 7 });
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      sql: expect.stringMatching(/"status" = 'active' and "product"."code" = \$1\) limit 3$/),
      params: [7],
    });
    sent.mockRestore();
  });
});
