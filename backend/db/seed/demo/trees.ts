import type { categories, genera } from "../../tables/taxonomy";
import type { DemoPictures } from "./demo-picture";
import type { DemoCategory, DemoDepartment } from "./shape";

export interface Trees {
  genusRows: (typeof genera.$inferInsert & { id: number })[];
  categoryRows: (typeof categories.$inferInsert & { id: number })[];
  genera: Map<string, number>;
  categories: Map<string, number>;
}

/** Departments and their category trees as rows, each node with its picture. */
export function buildTrees(departments: readonly DemoDepartment[], pictures: DemoPictures): Trees {
  const made: Trees = {
    genusRows: [],
    categoryRows: [],
    genera: new Map(),
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

  const grow = (nodes: readonly DemoCategory[], genusId: number, parentId: number | null) => {
    nodes.forEach((node, sort) => {
      const id = made.categoryRows.length + 1;
      made.categoryRows.push({ id, genusId, parentId, ...words(node, sort, id) });
      made.categories.set(node.slug, id);
      grow(node.children ?? [], genusId, id);
    });
  };

  departments.forEach((department, sort) => {
    const id = sort + 1;
    made.genusRows.push({ id, ...words(department, sort, sort) });
    made.genera.set(department.slug, id);
    grow(department.categories, id, null);
  });
  return made;
}
