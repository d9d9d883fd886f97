import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import type { Facet, Product } from "../../contract/catalog";
import { attributeOptions, attributes } from "../../db/tables/attributes";
import { media } from "../../db/tables/media";
import { products } from "../../db/tables/products";
import { brands, departments } from "../../db/tables/taxonomy";
import { moveVersion } from "./refresh/move-version";

const backend = provideTestBackend();

const read = async <T>(path: string): Promise<T> => {
  backend().clock.advance(60_000);
  return (await backend().call(path)).body;
};

/** A product that has a brand, a picture, and facts: in words, and with a unit. */
async function findTold(): Promise<Product> {
  const { data } = await read<{ data: { id: number }[] }>("home/products?l=en&per_page=48");
  for (const { id } of data) {
    const product = await read<Product>(`home/products/${id}?l=en`);
    const has = (is: (spec: Product["specs"][number]) => boolean) => product.specs.some(is);
    if (product.brand && has(({ values }) => values.length > 0) && has(({ unit }) => unit !== null))
      return product;
  }
  throw new Error("No product is told enough of.");
}

it("words of a product, of filters and of pictures say their language where there are none in the asked one", async () => {
  const before = await findTold();
  const { id, gen } = before;
  const readFacets = async () =>
    (await read<{ facets: Facet[] }>(`home/products/facets?l=en&gen=${gen.slug}`)).facets;
  const apart = { ...before, related: [] };
  expect(JSON.stringify([apart, await readFacets()])).not.toMatch(/"(?:lang|said_in|values_in)":/);

  const name = { fa: "نام" };
  await backend().shop.database.transaction(async (q) => {
    for (const table of [brands, attributes, attributeOptions]) await q.update(table).set({ name });
    await q.update(attributes).set({ unit: { fa: "لیتر" } });
    await q.update(media).set({ alt: { fa: "قوری" } });
    await q.update(products).set({ guarantee: { fa: "یک سال" } });
    await q.update(departments).set({ description: { fa: "شرح" } });
    await moveVersion(q);
  });

  const { brand, specs, images, choices, ...product } = await read<Product>(
    `home/products/${id}?l=en`,
  );
  const said = { name: "نام", lang: "fa" };
  expect(brand).toMatchObject(said);
  for (const spec of specs) expect(spec).toMatchObject(said);
  const told = specs.find(({ values }) => values.length > 0);
  expect(told?.values_in).toEqual(told?.values.map(() => "fa"));
  expect(specs.find(({ number }) => number !== null)).toMatchObject({
    unit: "لیتر",
    said_in: { unit: "fa" },
  });
  for (const image of images) expect(image).toMatchObject({ alt: "قوری", lang: "fa" });
  for (const choice of choices) expect(choice).toMatchObject(said);
  expect(product).toMatchObject({ guarantee: "یک سال", said_in: { guarantee: "fa" } });
  const facets = await readFacets();
  expect(facets.find(({ code }) => code === "brand")?.options.length).toBeGreaterThan(1);
  for (const { options } of facets)
    for (const option of options) expect(option).toMatchObject(said);
  const list = await read(`home/products?l=en&gen=${gen.slug}`);
  expect(list).toMatchObject({ gen: { description: "شرح", said_in: { description: "fa" } } });
  const there = await read<Product>(`home/products/${id}?l=fa`);
  expect(JSON.stringify({ ...there, related: [] })).not.toMatch(/"(?:lang|said_in|values_in)":/);
});
