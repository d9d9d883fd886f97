import { expect, it } from "vitest";
import { CachedPages } from "./cached-pages";
import { encodedPage, packPage, readPage, sizeOfPage } from "./page";

const product = (id: number) => `<a href="/fa/home/products/show/${id}/name">`;

async function pageOf(text: string) {
  const page = await readPage(new Response(text, { headers: { "X-Keep": "page" } }));
  await packPage(page);
  return page;
}

it("forgets those that show a product, and no others", async () => {
  const pages = new CachedPages(1_000_000);
  pages.set("both", await pageOf(product(1) + product(2)));
  pages.set("one", await pageOf(product(1)));
  pages.set("none", await pageOf("words"));
  const left = () => ["both", "one", "none"].filter((key) => pages.get(key));
  pages.dropShowing([2, 3]);
  expect(left()).toEqual(["one", "none"]);
  pages.set("one", await pageOf(product(4)));
  pages.dropShowing([1]);
  expect(left()).toEqual(["one", "none"]);
  pages.dropShowing([4]);
  expect(left()).toEqual(["none"]);
  pages.clear();
  expect(left()).toEqual([]);
});

it("weighs a page again that has more forms, and lets others go for it", async () => {
  const text = Array.from({ length: 2_000 }, (_, n) => (n * n * 7).toString(36)).join(" ");
  const [first, second] = [await pageOf(text), await pageOf(text)];
  const pages = new CachedPages(2 * sizeOfPage(first) + 100);
  pages.set("first", first);
  pages.set("second", second);
  expect([pages.has("first", first), pages.has("second", second)]).toEqual([true, true]);
  await encodedPage(second, "gzip");
  pages.weighAgain("second", second);
  expect([pages.has("first", first), pages.has("second", second)]).toEqual([false, true]);
});

it("of a packed page nothing stays but what is compressed, and every form comes of it", async () => {
  const text = "words ".repeat(10_000);
  const page = await pageOf(text);
  expect(page.body).toBeUndefined();
  expect(sizeOfPage(page)).toBeLessThan(text.length / 4);
  expect((await encodedPage(page, "identity")).body.toString()).toBe(text);
  expect([...page.encoded.keys()]).toEqual(["br"]);
});
