import { demoDepartments } from "#backend/db/seed/demo/departments";
import type { DemoCategory } from "#backend/db/seed/demo/shape";
import type { Placed } from "./query-kinds";

/** All products of the demo shop with where they stand. */
export const demoProducts: readonly Placed[] = demoDepartments.flatMap((department) => {
  const paths = new Map(pathsOf(department.categories));
  return department.products.map((product) => ({
    ...product,
    department,
    path: paths.get(product.category) ?? [],
  }));
});

/** All categories of the demo shop, the upper ones first. */
export const demoCategories: readonly DemoCategory[] = demoDepartments.flatMap(({ categories }) =>
  pathsOf(categories).flatMap(([, path]) => path.slice(-1)),
);

function pathsOf(
  categories: readonly DemoCategory[],
  above: readonly DemoCategory[] = [],
): [string, readonly DemoCategory[]][] {
  return categories.flatMap((category) => {
    const path = [...above, category];
    return [
      [category.slug, path] as [string, typeof path],
      ...pathsOf(category.children ?? [], path),
    ];
  });
}
