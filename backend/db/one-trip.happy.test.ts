import { asc, count, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestDatabase } from "../../tests/support/database";
import type { Query } from "./database";
import { inOneTrip } from "./one-trip";
import { settings, shippingMethods } from "./tables/checkouts";
import { cards, listings } from "./tables/listing";
import { media } from "./tables/media";
import { products } from "./tables/products";
import { users } from "./tables/users";
import { prices, variants } from "./tables/variants";

const shop = provideTestDatabase("demo");

/** Rows of every kind of column: moments, arrays, JSON, joins with and without their other side, columns of one name. */
const selects = (q: Query) => [
  q.select().from(shippingMethods).orderBy(asc(shippingMethods.code)),
  q
    .select({ variant: variants, product: products, picture: media })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(media, eq(media.id, variants.mediaId))
    .orderBy(asc(variants.sku))
    .limit(40),
  q.select().from(listings).orderBy(asc(listings.code)).limit(20),
  q.select({ code: cards.code, image: cards.image }).from(cards).orderBy(asc(cards.code)).limit(5),
  q.select({ n: count(), sum: sql<number>`sum(${prices.amount})`.mapWith(Number) }).from(prices),
  q.select().from(users).where(eq(users.email, "owner@timcheh.example")),
  q.select().from(settings),
  q.select({ email: users.email }).from(users).where(eq(users.email, "nobody@shop.example")),
];

it("answers what each select answers by itself", async () => {
  const { database } = shop();
  const alone = await database.run((q) => Promise.all(selects(q)));
  const together = await database.run((q) => inOneTrip(q, (q) => Promise.all(selects(q))));
  expect(together).toEqual(alone);
  expect(alone[1]).toHaveLength(40);
});

it("takes along what is begun together, and what follows an answer goes next", async () => {
  const sent: string[] = [];
  await shop().database.run((q) =>
    inOneTrip(counting(q, sent), async (q) => {
      const first = async () => {
        await q.select({ key: settings.key }).from(settings);
        await q.select({ sku: variants.sku }).from(variants).limit(1);
      };
      await Promise.all([first(), q.select({ id: users.id }).from(users).limit(1)]);
    }),
  );
  expect(sent).toHaveLength(2);
});

it("fails all that travel with a select that fails", async () => {
  const work = shop().database.run((q) =>
    inOneTrip(q, (q) =>
      Promise.allSettled([
        q.select({ key: settings.key }).from(settings),
        q.select({ n: sql<number>`1 / ${0}::int` }).from(settings),
      ]),
    ),
  );
  expect((await work).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

it("writes nothing", async () => {
  const work = shop().database.run((q) =>
    inOneTrip(q, (q) => q.delete(settings).where(eq(settings.key, "none"))),
  );
  await expect(work).rejects.toThrow("Only selects");
});

/** The same, noting what is sent. */
function counting(q: Query, sent: string[]): Query {
  const session = q._.session;
  const noting = Object.create(session, {
    prepareQuery: {
      value: (...args: Parameters<typeof session.prepareQuery>) => {
        sent.push(args[0].sql);
        return session.prepareQuery(...args);
      },
    },
  });
  return { ...q, _: { ...q._, session: noting } } as Query;
}
