import { expect, it } from "vitest";
import { productPath } from "~/sitemap/paths";
import { shownProducts } from "./shown-products";

it("finds the products that a page links to, in markup and in data, and no other numbers", () => {
  const to = productPath("fa", { id: 12, slug: "کتری-سبز" });
  const markup = `<a href="${to}">کتری</a><a href="/en/home/products/show/7">7</a><a href="/en/home/products/9">`;
  expect([...shownProducts(Buffer.from(markup))]).toEqual([12, 7]);
  expect([...shownProducts(Buffer.from(JSON.stringify(["to", to])))]).toEqual([12]);
  expect(shownProducts(Buffer.from("/home/law")).size).toBe(0);
});
