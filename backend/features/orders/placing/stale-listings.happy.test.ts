import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { catalogueVersions, listings, staleListings } from "../../../db/tables/listing";
import { products } from "../../../db/tables/products";
import { variants } from "../../../db/tables/variants";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { refreshStale } from "../../catalog/refresh/refresh-stale";
import { place, readyBuyer } from "./buyer.fixture";

const backend = provideTestBackend();
let variant: string;

beforeEach(async () => {
  [variant = ""] = await findVariants(backend(), 1);
});

const run: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

async function readVersion(): Promise<number> {
  const [row] = await run((q) => q.select().from(catalogueVersions));
  return row?.version ?? 0;
}

/** The pieces that lists believe in, of the product that the variant is one of. */
async function listed(): Promise<string> {
  const [row] = await run((q) =>
    q
      .select({ listed: listings.variants })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(listings, eq(listings.code, products.code))
      .where(eq(variants.id, variant)),
  );
  return JSON.stringify(row?.listed);
}

const due = () => run((q) => q.select().from(staleListings));

it("an order that leaves few tells the lists right after it, once for all that it changed", async () => {
  await setStock(backend(), variant, { stock: 2, reserved: 0 });
  const buyer = await readyBuyer(backend(), [[variant, 1]]);
  const [version, before] = [await readVersion(), await listed()];
  expect((await place(buyer)).status).toBe(200);
  await backend().backend.services.listingRefresher.settled();
  expect(await due()).toEqual([]);
  expect(await listed()).not.toBe(before);
  expect(await readVersion()).toBe(version + 1);
});

it("an order that leaves many tells them nothing", async () => {
  await setStock(backend(), variant, { stock: 100, reserved: 0 });
  const buyer = await readyBuyer(backend(), [[variant, 1]]);
  const version = await readVersion();
  expect((await place(buyer)).status).toBe(200);
  await backend().backend.services.listingRefresher.settled();
  expect([await due(), await readVersion()]).toEqual([[], version]);
});

it("what a process left behind when it died, the next one does", async () => {
  const [row] = await run((q) => q.select().from(variants).where(eq(variants.id, variant)));
  const productId = row?.productId ?? "";
  await run((q) => q.insert(staleListings).values([{ productId }, { productId }]));
  const version = await readVersion();
  expect(await refreshStale(backend().shop.database)).toBe(1);
  expect([await due(), await readVersion()]).toEqual([[], version + 1]);
});
