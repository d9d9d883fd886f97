import { asc, eq } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { eventually } from "../../../../tests/support/eventually";
import { logInStaff } from "../../../../tests/support/log-in";
import { readCatalogMoves } from "../../../contract/catalog-moves";
import { listenTo } from "../../../db/listen";
import { sales } from "../../../db/tables/orders";
import { products } from "../../../db/tables/products";
import { variants } from "../../../db/tables/variants";
import { post, withToken } from "../../auth/auth.fixture";
import { countSold } from "../../orders/sold/count-sold";
import { changeStock } from "../../orders/stock/change-stock";
import { refreshRating } from "../../reviews/refresh-rating";
import { changeSettings } from "../../settings/change-settings";
import { catalogChannel } from "../index/catalog-channel";
import { Catalogue } from "../index/catalogue";
import { moveVersion } from "./move-version";
import { refreshListing } from "./refresh-listing";

const backend = provideTestBackend();

async function aVariant(place: number) {
  const [row] = await backend().shop.database.run((q) =>
    q
      .select({ variantId: variants.id, productId: products.id, code: products.code })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .orderBy(asc(products.code), asc(variants.id))
      .offset(place)
      .limit(1),
  );
  if (!row) throw new Error("The demo has too few variants.");
  return row;
}

/** All of a variant's pieces but one go, so that lists tell of it. */
async function sellDown({ variantId }: { variantId: string }) {
  await backend().shop.database.transaction(async (q) => {
    const [row] = await q.select().from(variants).where(eq(variants.id, variantId));
    if (!row) throw new Error("There is no such variant.");
    await changeStock(q, [{ variantId, stock: 1 - row.stock, reserved: -row.reserved }]);
  });
}

/** What the answers say has moved since a version, a second later. */
async function movedSince(version: number) {
  backend().clock.advance(1001);
  const { headers } = await backend().call("home/products?lang=en");
  const now = Number(headers.get("X-Catalog-Version"));
  return { now, moved: readCatalogMoves(headers.get("X-Catalog-Moves") ?? "", version, now) };
}

it("answers name the products of which orders have left few, and all where anything else was changed", async () => {
  const { database } = backend().shop;
  const [one, other] = [await aVariant(0), await aVariant(40)];
  const { now: start } = await movedSince(0);
  await sellDown(one);
  const first = await movedSince(start);
  expect(first.moved).toEqual([one.code]);
  await sellDown(other);
  expect((await movedSince(first.now)).moved).toEqual([other.code]);
  const { now: second, moved } = await movedSince(start);
  expect(moved).toEqual([one.code, other.code]);

  await database.transaction((q) => refreshListing(q, [one.productId]));
  const third = await movedSince(second);
  expect(third.moved).toBe("all");
  await database.transaction((q) => moveVersion(q, false));
  expect((await movedSince(third.now)).moved).toBe("all");
});

it("names a product of which there are now fewer than one may buy at once, or enough again, as its page says so", async () => {
  const { database } = backend().shop;
  const { variantId, code } = await aVariant(240);
  const leave = (stock: number) =>
    database.transaction(async (q) => {
      const [row] = await q.select().from(variants).where(eq(variants.id, variantId));
      if (!row) throw new Error("There is no such variant.");
      await changeStock(q, [{ variantId, stock: stock - row.stock, reserved: -row.reserved }]);
    });
  await leave(100);
  const { now: start } = await movedSince(0);
  await leave(90);
  const many = await movedSince(start);
  expect(many.now).toBe(start);
  // More than the three that are counted out, fewer than the ten that one may buy.
  await leave(8);
  const some = await movedSince(start);
  expect(some.moved).toEqual([code]);
  await leave(7);
  expect((await movedSince(some.now)).now).toBe(some.now);
  await leave(90);
  expect((await movedSince(some.now)).moved).toEqual([code]);
});

it("names the products that were rated or counted as sold", async () => {
  const { database } = backend().shop;
  const [one, other] = [await aVariant(0), await aVariant(40)];
  const { now: start } = await movedSince(0);
  await database.transaction((q) => refreshRating(q, [one.productId]));
  const rated = await movedSince(start);
  expect(rated.moved).toEqual([one.code]);
  await database.run((q) => q.insert(sales).values({ productCode: other.code, pieces: 1 }));
  await countSold(backend().backend.services);
  expect((await movedSince(rated.now)).moved).toEqual([other.code]);
});

it("a sale and an edit that are seen together are all", async () => {
  const { database } = backend().shop;
  const one = await aVariant(80);
  const { now } = await movedSince(0);
  await sellDown(one);
  await database.transaction((q) => moveVersion(q, false));
  expect((await movedSince(now)).moved).toBe("all");
});

it("a setting that changes drops all pages and leaves the catalogue as it is loaded; all products anew load it", async () => {
  const { services } = backend().backend;
  const loaded = (await services.catalogue.current()).columns;
  const { now: start } = await movedSince(0);
  await changeSettings(services.database, { "seller.phone": "+98 21 1234 5678" });
  const settled = await movedSince(start);
  expect(settled.moved).toBe("all");
  expect((await services.catalogue.current()).columns).toBe(loaded);
  await services.database.transaction((q) => refreshListing(q, "all"));
  expect((await movedSince(settled.now)).moved).toBe("all");
  expect((await services.catalogue.current()).columns).not.toBe(loaded);
});

it("what the staff writes has moved the version of its own answer", async () => {
  const { token } = await logInStaff(backend(), { permissions: ["content.write"] });
  const { now } = await movedSince(0);
  const body = {
    version: 0,
    slug: "moves",
    status: "published",
    template: "plain",
    show_in: "none",
  };
  const words = { en: "Moves", fa: "جابه‌جایی" };
  const page = { ...body, title: words, excerpt: words, body: words };
  const { status, headers } = await post(backend(), "admin/pages", page, withToken(token));
  expect(status).toBe(200);
  expect(Number(headers.get("X-Catalog-Version"))).toBe(now + 1);
});

it("answers say nothing of it once the pages of that time are gone", async () => {
  await sellDown(await aVariant(120));
  await movedSince(0);
  backend().clock.advance(30_001);
  const { headers } = await backend().call("home/products?lang=en");
  expect(headers.get("X-Catalog-Moves")).toBeNull();
});

// The embedded database belongs to one process.
it.runIf(process.env.TEST_DATABASE_URL)(
  "another process hears of a sale without asking, also when its line had broken",
  async () => {
    const { database, address } = backend().shop;
    if (address.kind !== "server") throw new Error("TEST_DATABASE_URL gives no server.");
    const elsewhere = new Catalogue(database, backend().clock, true);
    const { version } = await elsewhere.current();
    const seen = vi.fn();
    elsewhere.onMove(seen);
    const hear = vi.fn(() => void elsewhere.follow());
    const listening = listenTo(address.url, catalogChannel, hear);
    onTestFinished(() => listening.close());
    await eventually(() => expect(hear).toHaveBeenCalledTimes(1));
    await sellDown(await aVariant(160));
    await eventually(() => expect(seen).toHaveBeenLastCalledWith(version + 1));

    await database.run((q) =>
      q.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
      ),
    );
    await eventually(() => expect(hear).toHaveBeenCalledTimes(3));
    await sellDown(await aVariant(200));
    await eventually(() => expect(seen).toHaveBeenLastCalledWith(version + 2));
  },
);
