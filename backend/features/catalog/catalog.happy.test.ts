import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import {
  categoryTree,
  type Facets,
  facets,
  type ProductCard,
  product,
  productList,
} from "../../contract/catalog";
import { products } from "../../db/tables/products";
import { prices, variants } from "../../db/tables/variants";
import { refreshListing } from "./refresh/refresh-listing";

const backend = provideTestBackend();
const get = async (path: string) => {
  const answer = await backend().call(path);
  expect(answer.status).toBe(200);
  return answer.body;
};
const list = (query: string) => get(`home/products?${query}`);
const amounts = (cards: ProductCard[]) => cards.map(({ price }) => price?.amount ?? 0);

describe.each(["fa", "en"])("in %s", (lang) => {
  it("R-API-27[schema] R-ENT-16[products] lists, facets and products keep the contract", async () => {
    const cards = productList.parse(await list(`lang=${lang}`));
    expect(cards.data).toHaveLength(24);
    facets.parse(await get(`home/products/facets?lang=${lang}`));
    const first = product.parse(await get(`home/products/${cards.data[0]?.id}?lang=${lang}`));
    expect(first.name).toBe(cards.data[0]?.name);
    expect(first.related.length).toBeGreaterThan(0);
    expect(first.images.length).toBeGreaterThanOrEqual(3);
  });

  it("R-API-12[list, slash] the tree's counts add up, with and without the final slash", async () => {
    const tree = categoryTree.parse(await get(`home/categories/?lang=${lang}`));
    expect(await get(`home/categories?lang=${lang}`)).toEqual(tree);
    const all = (await list(`lang=${lang}`)).total;
    expect(tree.reduce((sum, department) => sum + department.count, 0)).toBe(all);
  });
});

describe("listings", () => {
  it("shows each product once over its pages, sold-out ones last", async () => {
    const seen: ProductCard[] = [];
    for (let page = 1; page <= 9; page++) {
      seen.push(...(await list(`gen=fashion&per_page=12&page=${page}`)).data);
    }
    const { total } = await list("gen=fashion");
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen).toHaveLength(Math.min(total, 108));
    const firstOut = seen.findIndex(({ stock }) => stock === "out");
    if (firstOut >= 0)
      expect(seen.slice(firstOut).every(({ stock }) => stock === "out")).toBe(true);
  });

  it("sorts by price both ways", async () => {
    const inStock = "in_stock=1&per_page=48&lang=en";
    const up = amounts((await list(`sort=price_asc&${inStock}`)).data);
    const down = amounts((await list(`sort=price_desc&${inStock}`)).data);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(down).toEqual([...down].sort((a, b) => b - a));
  });

  it("reads prices in the unit as shown, in any digits", async () => {
    const toman = await list("min=۱۰۰۰۰۰&max=500,000&per_page=48");
    for (const amount of amounts(toman.data)) {
      expect(amount).toBeGreaterThanOrEqual(1_000_000);
      expect(amount).toBeLessThanOrEqual(5_000_000);
    }
    const dollars = await list("min=10&max=20&per_page=48&lang=en");
    for (const amount of amounts(dollars.data)) {
      expect(amount).toBeGreaterThanOrEqual(1000);
      expect(amount).toBeLessThanOrEqual(2000);
    }
    expect(dollars.total).toBeGreaterThan(0);
  });

  it("has the reserved listings", async () => {
    const sale = await list("gen=sale&per_page=48");
    expect(sale.data.every((card: ProductCard) => card.price?.compare_at)).toBe(true);
    const fresh = await list("gen=new&per_page=48");
    expect(fresh.data.every((card: ProductCard) => card.is_new)).toBe(true);
    const available = await list("gen=available&per_page=48");
    expect(available.data.some((card: ProductCard) => card.stock === "out")).toBe(false);
    expect((await list("gen=popular")).total).toBeGreaterThan(0);
  });

  it("names its place, and a category's true department", async () => {
    const { gen, path } = await list("gen=books&category=headphones&lang=en");
    expect(gen).toMatchObject({ slug: "digital" });
    expect(path.at(-1)).toMatchObject({ slug: "headphones", gen: "digital" });
    expect((await list("gen=all")).gen).toBeNull();
  });

  it("leaves out what it can't read", async () => {
    const { data } = await list("gen=all");
    const odd =
      "page=abc&per_page=7&sort=nope&min=-5&rating=9&brand[]=nobody&attr.color[]=nope&x=1";
    expect((await list(`gen=all&${odd}`)).data).toEqual(data);
  });

  it("is empty past its end", async () => {
    expect(await list("page=999")).toMatchObject({ data: [], page: 999 });
  });
});

it("a card shows the picture of the option that the list is narrowed to, or that words name", async () => {
  const pictureOf = (card: ProductCard) => card.image?.url;
  const blues = (await list("attr.color[]=blue&lang=en&per_page=48")).data;
  let others = 0;
  for (const card of blues) {
    const { images, variants: own } = product.parse(await get(`home/products/${card.id}?lang=en`));
    const pictures = own
      .filter(({ options }) => options.color === "blue")
      .map(({ image }) => images[image ?? 0]?.url);
    expect(pictures).toContain(pictureOf(card));
    if (pictureOf(card) !== images[0]?.url) others++;
  }
  expect(others).toBeGreaterThan(0);
  const [named] = (await list("q=blue headphones&lang=en")).data;
  const [plain] = (await list(`q=${named.name}&lang=en`)).data;
  expect(plain.id).toBe(named.id);
  expect(pictureOf(plain)).not.toBe(pictureOf(named));
});

it("each count of the facets is what a click on it brings", async () => {
  const at = "gen=fashion&attr.color[]=black&lang=en";
  const counted: Facets = await get(`home/products/facets?${at}`);
  const others = counted.facets.filter(({ code }) => code !== "attr.color").slice(0, 3);
  for (const facet of others) {
    for (const option of facet.options.slice(0, 4)) {
      const clicked = await list(`${at}&${facet.code}[]=${option.code}`);
      expect([facet.code, option.code, clicked.total]).toEqual([
        facet.code,
        option.code,
        option.count,
      ]);
    }
  }
  const colors = counted.facets.find(({ code }) => code === "attr.color");
  for (const option of colors?.options ?? []) {
    const { total } = await list(`gen=fashion&attr.color[]=${option.code}&lang=en`);
    expect(total).toBe(option.count);
  }
  expect((await list(`${at}&in_stock=1`)).total).toBe(counted.in_stock);
  expect((await list(`${at}&sale=1`)).total).toBe(counted.sale);
});

it("R-API-04[encoded] decoding once gives the text back", async () => {
  const answer = await get("home/products/facets?gen=fashion&lang=en");
  expect(JSON.stringify(answer)).toContain("Bags &amp; luggage");
});

it("shows a change within a second, and moves the version on", async () => {
  const { shop, clock, call } = backend();
  const before = await call("home/products?sort=price_asc&lang=en&in_stock=1");
  const [card] = before.body.data;
  await shop.database.transaction(async (q) => {
    const [row] = await q.select().from(products).where(eq(products.code, card.id));
    const own = await q
      .select()
      .from(variants)
      .where(eq(variants.productId, row?.id ?? ""));
    for (const { id } of own) {
      await q.update(prices).set({ amount: 7, compareAt: null }).where(eq(prices.variantId, id));
    }
    await refreshListing(q, [row?.id ?? ""]);
  });
  clock.advance(1001);
  const after = await call("home/products?sort=price_asc&lang=en&in_stock=1");
  expect(after.body.data[0]).toMatchObject({ id: card.id, price: { amount: 7 } });
  expect(Number(after.headers.get("X-Catalog-Version"))).toBe(
    Number(before.headers.get("X-Catalog-Version")) + 1,
  );
});

it("finds a product by its uuid, too", async () => {
  const [row] = await backend().shop.database.run((q) => q.select().from(products).limit(1));
  expect((await get(`home/products/${row?.id}`)).id).toBe(row?.code);
});
