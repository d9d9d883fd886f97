import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { products } from "../../../db/tables/products";
import { refreshListing } from "../refresh/refresh-listing";

const backend = provideTestBackend();
const dayMs = 86_400_000;

it("a product is new until the moment that it names, with no change of the shop's", async () => {
  const { shop, clock, call } = backend();
  const [row] = await shop.database.run((q) =>
    q.select({ id: products.id, code: products.code }).from(products).limit(1),
  );
  if (!row) throw new Error("The demo has no products.");
  // On the last of the sixty days that count.
  const publishedAt = new Date(Math.floor(clock.time / dayMs) * dayMs - 60 * dayMs);
  await shop.database.transaction(async (q) => {
    await q.update(products).set({ publishedAt }).where(eq(products.id, row.id));
    await refreshListing(q, [row.id]);
  });
  clock.advance(1001);
  const read = async () => (await call(`home/products/${row.code}?lang=en`)).body;
  const { is_new: isNew, changes_at: changesAt } = await read();
  expect(isNew).toBe(true);
  clock.time = Date.parse(changesAt) - 1;
  expect(await read()).toMatchObject({ is_new: true, changes_at: changesAt });
  clock.time += 1;
  expect(await read()).toMatchObject({ is_new: false });
});
