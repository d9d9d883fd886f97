/** The addresses that the benchmark asks for, all in fa. */

/** One of each kind; the product's is found on the listing. */
export async function samplePages(origin: string): Promise<Record<PageKind, string>> {
  const listing = await (await fetch(`${origin}/fa/home/products`)).text();
  const product = /href="(\/fa\/home\/products\/show\/[^"?#]+)"/.exec(listing)?.[1];
  if (!product) throw new Error("The listing shows no product");
  return {
    home: "/fa",
    listing: "/fa/home/products",
    product,
    search: `/fa/home/products?q=${encodeURIComponent("چراغ")}`,
  };
}

/** A post of the journal, found on its list. */
export async function samplePost(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/fa/blogs`)).text();
  const post = /href="(\/fa\/home\/singleBlog\/[^"?#]+)"/.exec(list)?.[1];
  if (!post) throw new Error("The journal shows no post");
  return post;
}

export type PageKind = "home" | "listing" | "product" | "search";

/** First pages with at most one filter, over the places that the shop has. */
export function lightListings(places: readonly string[]): string[] {
  return places.flatMap((place) => [
    place,
    `${place}?sort=newest`,
    `${place}?in_stock=1`,
    `${place}?attr.color=blue`,
  ]);
}

/** Later pages, several filters, price bounds: each one different. */
export function heavyListings(places: readonly string[]): string[] {
  return places.flatMap((place, number) => [
    `${place}?page=3&sort=price_asc`,
    `${place}?attr.color=blue&attr.color=red&in_stock=1`,
    `${place}?min=${1000 * (number + 1)}&sale=1&sort=discount`,
    `${place}?rating=4&attr.origin=iran&sort=bestseller`,
  ]);
}

/** The listing of the whole shop, each department and its categories, from the categories call. */
export async function listPlaces(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/home/categories/`);
  const departments = (await answer.json()) as Node[];
  const base = "/fa/home/products";
  return [
    base,
    ...departments.flatMap((department) => [
      `${base}/${department.slug}`,
      ...department.children.map((child) => `${base}/${department.slug}/${child.slug}`),
    ]),
  ];
}

interface Node {
  slug: string;
  children: Node[];
}

export const searches = ["چراغ", "کتاب", "lamp", "قوری", "کیف چرم", "blue", "چاي", "هدفون"].map(
  (words) => `/fa/home/products?q=${encodeURIComponent(words)}`,
);
