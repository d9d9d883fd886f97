import { expect, test } from "@playwright/test";
import type { ProductCard, ProductList } from "#backend/contract/catalog";
import { type Answer, ask } from "../support/ask";
import { listProducts, readProduct } from "../support/catalogue";
import { languageCodes } from "../support/languages";
import { elementsOf } from "../support/markup";
import { say } from "../support/words";

/** The codes of the products that a page lists, in its order. */
function listedOn({ text }: Answer): number[] {
  const list = text.slice(text.indexOf('<ul class="products'));
  const codes = elementsOf(list.slice(0, list.indexOf("</ul>")), "a").flatMap(
    ({ href = "" }) => /\/products\/show\/(\d+)\//.exec(href)?.[1] ?? [],
  );
  return [...new Set(codes.map(Number))];
}

/** Every product of the shop by its code. */
async function readShop(): Promise<Map<number, ProductCard>> {
  const cards: ProductCard[] = [];
  let list: ProductList;
  for (let page = 1; ; page++) {
    list = await listProducts("en", `?per_page=48&page=${page}`);
    cards.push(...list.data);
    if (list.data.length < 48) return new Map(cards.map((card) => [card.id, card]));
  }
}

const of = (shop: Map<number, ProductCard>, codes: number[]) => codes.map((code) => shop.get(code));

test("R-ROUTE-05[opens] the listing opens bare and under each language, with products", async () => {
  const shop = await readShop();
  for (const path of ["/home/products", ...languageCodes.map((lang) => `/${lang}/home/products`)]) {
    const page = await ask(path);
    expect(page.status).toBe(200);
    const listed = listedOn(page);
    expect(listed).toHaveLength(24);
    expect(of(shop, listed)).not.toContain(undefined);
  }
});

for (const lang of languageCodes) {
  test(`any rating is the first of a list's ratings, and ticked where no other is (${lang})`, async () => {
    const ratingsOf = async (query: string) => {
      const { text } = await ask(`/${lang}/home/products${query}`);
      expect(text).toContain(say(lang, "filter.rating_any"));
      const ratings = elementsOf(text, "input").filter(({ name }) => name === "rating");
      const ticked = ratings.filter((rating) => "checked" in rating);
      return { first: ratings[0]?.value, ticked: ticked.map(({ value }) => value) };
    };
    expect(await ratingsOf("")).toEqual({ first: "", ticked: [""] });
    expect(await ratingsOf("?rating=4")).toEqual({ first: "", ticked: ["4"] });
  });
}

test("R-ROUTE-06[gen] a department's listing has only its products", async () => {
  const shop = await readShop();
  for (const gen of ["books", "toys"]) {
    const page = await ask(`/en/home/products/${gen}?per_page=48`);
    const listed = of(shop, listedOn(page));
    expect(listed.length).toBeGreaterThan(10);
    expect(new Set(listed.map((card) => card?.gen))).toEqual(new Set([gen]));
  }
});

test("R-ROUTE-06[reserved] each reserved word lists what it says", async () => {
  const shop = await readShop();
  const list = async (word: string) => {
    const listed = of(shop, listedOn(await ask(`/en/home/products/${word}?per_page=48`)));
    expect(listed.length, word).toBeGreaterThan(4);
    return listed;
  };
  expect(new Set((await list("all")).map((card) => card?.gen)).size).toBeGreaterThan(1);
  for (const card of await list("new")) expect(card?.is_new, card?.name).toBe(true);
  for (const card of (await list("sale")).slice(0, 12)) {
    const { name, variants } = await readProduct("en", card?.id ?? 0);
    expect(
      variants.some(({ price }) => price?.discount),
      name,
    ).toBe(true);
  }
  for (const card of await list("available")) expect(card?.stock, card?.name).not.toBe("out");
  const bestSold = await listProducts("en", "?sort=bestseller&per_page=48");
  const popular = await list("popular");
  expect(popular.map((card) => card?.id)).toEqual(
    bestSold.data.slice(0, popular.length).map(({ id }) => id),
  );
});

test("R-ROUTE-07[category] gen and category list only products of both", async () => {
  const page = await ask("/en/home/products/digital/computers?per_page=48");
  const shop = await readShop();
  const listed = listedOn(page);
  const below = new Set<number>();
  for (const category of ["laptops-desktops", "keyboards-mice", "printers-storage"]) {
    const { data } = await listProducts("en", `?gen=digital&category=${category}&per_page=48`);
    for (const { id } of data) below.add(id);
  }
  expect(listed.length).toBeGreaterThan(4);
  expect(new Set(listed)).toEqual(below);
  expect(new Set(of(shop, listed).map((card) => card?.gen))).toEqual(new Set(["digital"]));
  const whole = listedOn(await ask("/en/home/products/digital?per_page=48"));
  expect(whole.some((code) => !below.has(code))).toBe(true);
});
