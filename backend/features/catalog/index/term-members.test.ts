import { expect, it } from "vitest";
import type { ListedVariant } from "../../../db/tables/listing";
import { type ListingRow, ProductColumns } from "./product-columns";
import { termOf } from "./terms";

const [red, blue, cotton] = [1, 2, 3];

const row = (code: number, optionIds: number[], ...ofVariants: number[][]): ListingRow => ({
  code,
  departmentId: 1,
  brandId: null,
  categoryIds: [],
  optionIds,
  publishedAt: new Date(0),
  soldCount: 0,
  rating: 0,
  ratingCount: 0,
  ratingIsDemo: true,
  variants: ofVariants.map((options): ListedVariant => [options, 1, 0, 500, null, null, null]),
});

it("names the products that have a term, themselves or in a variant, each once and as they are now", () => {
  const columns = new ProductColumns();
  const having = (option: number) =>
    columns.members.of(termOf("option", option)).toSorted((one, other) => one - other);
  columns.put(row(10, [cotton], [red], [red, blue]));
  columns.put(row(11, [], [blue]));
  expect([red, blue, cotton].map(having)).toEqual([[0], [0, 1], [0]]);

  columns.put(row(10, [], [red]));
  columns.put(row(11, [cotton], [blue]));
  expect([red, blue, cotton].map(having)).toEqual([[0], [1], [1]]);

  columns.put(row(10, []));
  expect(having(red)).toEqual([]);
  expect(columns.members.of(termOf("department", 1))).toHaveLength(2);
});
