import { expect, it } from "vitest";
import { variesByFirstVisit } from "./first-visit";

it.each([
  ["/fa/home/products/show/12/name", true],
  ["/home/products/show/12/name", true],
  ["/fa/home/products/show/12/name.data", false],
  ["/fa/home/products/show/12", false],
  ["/fa/home/products/show", false],
  ["/fa/home/products", true],
  ["/fa/blogs", true],
  ["/fa", true],
  ["/fa/home/compare", false],
  ["/fa/carts", false],
])("a newcomer's %s differs: %s", (path, differs) => {
  expect(variesByFirstVisit(path)).toBe(differs);
});
