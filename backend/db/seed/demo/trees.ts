import type { categories, departments } from "../../tables/taxonomy";
import type { DemoPictures } from "./demo-picture";
import type { DemoCategory, DemoDepartment } from "./shape";

export interface Trees {
  departmentRows: (typeof departments.$inferInsert & { id: number })[];
  categoryRows: (typeof categories.$inferInsert & { id: number })[];
  departments: Map<string, number>;
  categories: Map<string, number>;
}

/** Departments and their category trees as rows, each node with its picture. */
export function buildTrees(departments: readonly DemoDepartment[], pictures: DemoPictures): Trees {
  const made: Trees = {
    departmentRows: [],
    categoryRows: [],
    departments: new Map(),
    categories: new Map(),
  };

  const words = (node: DemoCategory | DemoDepartment, sort: number, ground: number) => ({
    slug: node.slug,
    name: { ...node.name },
    description: { ...node.description },
    mediaId: pictures.add({
      view: "alone",
      objects: [{ emoji: node.emoji }],
      ground,
      alt: node.name,
    }),
    sort,
  });

  const grow = (nodes: readonly DemoCategory[], departmentId: number, parentId: number | null) => {
    nodes.forEach((node, sort) => {
      const id = made.categoryRows.length + 1;
      made.categoryRows.push({ id, departmentId, parentId, ...words(node, sort, id) });
      made.categories.set(node.slug, id);
      grow(node.children ?? [], departmentId, id);
    });
  };

  departments.forEach((department, sort) => {
    const id = sort + 1;
    made.departmentRows.push({ id, ...words(department, sort, sort) });
    made.departments.set(department.slug, id);
    grow(department.categories, id, null);
  });
  return made;
}
