import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { products } from "../../../db/tables/products";
import { auditEntries } from "../../../db/tables/staff";
import { brands } from "../../../db/tables/taxonomy";
import { librarianOf } from "../../media/library/library.fixture";
import { brandDeskOf } from "./brands.fixture";

const backend = provideTestBackend();
const query: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

/** A brand that products are of, and one of these. */
async function usedBrand() {
  const [used] = await query((q) =>
    q
      .select({ slug: brands.slug, name: brands.name, code: products.code })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(eq(products.status, "active"))
      .orderBy(asc(products.code))
      .limit(1),
  );
  if (!used) throw new Error("No product has a brand.");
  return used;
}

const product = async (code: number, lang: string) =>
  (await backend().call(`home/products/${code}?l=${lang}`)).body;

it("a new name is seen by shoppers at once, on the product, on its card and among the filters", async () => {
  const desk = await brandDeskOf(backend());
  const { slug, name, code } = await usedBrand();
  await product(code, "fa");
  const row = await desk.find(slug);
  const change = { name: { fa: "خانهٔ نو" }, _version: row._version };
  const { body } = await desk.send("PUT", `/${row._id}`, change);
  expect(body.data).toMatchObject({ name: { en: name.en, fa: "خانهٔ نو" } });
  backend().clock.advance(60_000);
  expect((await product(code, "fa")).brand).toEqual({ slug, name: "خانهٔ نو" });
  expect((await product(code, "en")).brand).toEqual({ slug, name: name.en });
  const cards = await backend().call(`home/products?l=fa&brand[]=${slug}`);
  expect(cards.body.data[0].brand).toBe("خانهٔ نو");
  const facets = await backend().call("home/products/facets?l=fa");
  expect(JSON.stringify(facets.body)).toContain("خانهٔ نو");
});

it("shows a picture of the library, which then counts the brand among what uses it, until it is taken away", async () => {
  const desk = await brandDeskOf(backend());
  const librarian = await librarianOf(backend());
  const picture = await librarian.addNew("Mark.png");
  const { slug, code } = await usedBrand();
  const row = await desk.find(slug);
  const shown = { name: row.name, picture: picture.id, _version: row._version };
  expect((await desk.send("PUT", `/${row._id}`, shown)).body.data.picture).toBe(picture.id);
  const { headers } = await desk.list(`?search=${slug}`);
  const look = { url: picture.url, tint: picture.tint };
  expect(headers.find(({ value }) => value === "picture")?.option.choices).toEqual([
    { value: picture.id, text: "Mark.png", isName: true, picture: look },
  ]);
  backend().clock.advance(60_000);
  expect((await product(code, "en")).brand.picture).toMatchObject(look);
  const facets = (await backend().call("home/products/facets?l=en")).body.facets;
  expect(JSON.stringify(facets)).toContain(picture.url);
  const { uses } = (await librarian.call(`admin/media/${picture.id}?l=en`)).body;
  expect(uses).toContainEqual(expect.objectContaining({ kind: "brand", key: slug }));
  const kept = await librarian.post(`admin/media/${picture.id}/remove`, { version: 1 });
  expect([kept.status, kept.body.msg]).toEqual([409, "library.in_use"]);

  const { _version } = await desk.find(slug);
  const bare = await desk.send("PUT", `/${row._id}`, { name: row.name, picture: null, _version });
  expect(bare.body.data.picture).toBe(null);
  expect((await product(code, "en")).brand.picture).toBe(undefined);
  const gone = await librarian.post(`admin/media/${picture.id}/remove`, { version: 1 });
  expect(gone.status).toBe(200);
});

it("finds pictures for a brand by a part of their names, the chosen one first", async () => {
  const desk = await brandDeskOf(backend());
  const librarian = await librarianOf(backend());
  const other = await librarian.addNew("Other.png");
  await librarian.addNew("Qwz one.png");
  const found = await desk.send("GET", `/options/picture?s=qwz&v=${other.id}`);
  expect(found.body.data.map(({ text }: { text: string }) => text)).toEqual([
    "Other.png",
    "Qwz one.png",
  ]);
  const all = await desk.send("GET", "/options/picture");
  expect(all.body.data).toHaveLength(11);
});

it("each change has a line in the log, and a search finds a name in any language", async () => {
  const desk = await brandDeskOf(backend());
  const name = { en: "Zqx House", fa: "خانهٔ ژقظ" };
  const { body } = await desk.send("POST", "", { name, slug: "Zqx-House" });
  expect(body.data).toMatchObject({ slug: "zqx-house", products: 0, picture: null, _version: 1 });
  for (const word of ["zqx h", "ژقظ"]) {
    const { data } = await desk.list(`?${new URLSearchParams({ search: word })}`);
    expect(data.map(({ slug }) => slug)).toEqual(["zqx-house"]);
  }
  const left = await desk.list(`?${new URLSearchParams({ search: "no such brand" })}`);
  expect(left.total).toBe(0);
  expect((await desk.send("DELETE", `/${body.data._id}`)).status).toBe(200);
  const entries = await query((q) =>
    q
      .select({ action: auditEntries.action, diff: auditEntries.diff })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, "zqx-house"))
      .orderBy(asc(auditEntries.id)),
  );
  expect(entries).toEqual([
    { action: "brand.add", diff: { title: [null, name] } },
    { action: "brand.remove", diff: { title: [name, null] } },
  ]);
});

it("are found by how many products they have", async () => {
  const desk = await brandDeskOf(backend());
  const counted = async (op: string, value: string) => {
    const search = JSON.stringify({ products: { op, value } });
    const { data } = await desk.list(`?per_page=100&a_search=${encodeURIComponent(search)}`);
    return data.map(({ products }) => products);
  };
  await desk.send("POST", "", { slug: "unused", name: { en: "Unused", fa: "بی‌کالا" } });
  expect(await counted("eq", "0")).toEqual([0]);
  const some = await counted("gte", "۱");
  expect(some.length).toBeGreaterThan(5);
  expect(some).not.toContain(0);
});
