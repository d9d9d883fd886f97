import type { InferSelectModel } from "drizzle-orm";
import { groupBy } from "../../../db/group-by";
import type { attributeOptions, attributes } from "../../../db/tables/attributes";
import type { MediaRow } from "../../../db/tables/media";
import type { brands, categories, departments } from "../../../db/tables/taxonomy";

export type Department = InferSelectModel<typeof departments>;
export type Category = InferSelectModel<typeof categories>;
export type Brand = InferSelectModel<typeof brands>;
export type Option = InferSelectModel<typeof attributeOptions>;
export type Attribute = InferSelectModel<typeof attributes> & { options: Option[] };

export interface ReferenceRows {
  departmentRows: Department[];
  categoryRows: Category[];
  brandRows: Brand[];
  attributeRows: InferSelectModel<typeof attributes>[];
  optionRows: Option[];
  mediaRows: MediaRow[];
}

/** The shop's vocabulary, kept in memory: some hundred rows that every call needs. */
export interface Reference {
  departments: Department[];
  departmentBySlug: Map<string, Department>;
  departmentById: Map<number, Department>;
  categoryBySlug: Map<string, Category>;
  categoryById: Map<number, Category>;
  /** Active children in order; departments' own under `genus:{id}`. */
  childrenOf: Map<string, Category[]>;
  brands: Brand[];
  brandBySlug: Map<string, Brand>;
  brandById: Map<number, Brand>;
  attributes: Attribute[];
  attributeByCode: Map<string, Attribute>;
  attributeById: Map<number, Attribute>;
  optionById: Map<number, Option>;
  pictureById: Map<string, MediaRow>;
}

export function buildReference(rows: ReferenceRows): Reference {
  const shownDepartments = rows.departmentRows.filter(({ active }) => active);
  const shownCategories = rows.categoryRows.filter(({ active }) => active);
  const optionsOf = groupBy(rows.optionRows, ({ attributeId }) => attributeId);
  const attributeList = rows.attributeRows.map((attribute) => ({
    ...attribute,
    options: optionsOf.get(attribute.id) ?? [],
  }));
  return {
    departments: shownDepartments,
    departmentBySlug: keyed(shownDepartments, "slug"),
    departmentById: keyed(rows.departmentRows, "id"),
    categoryBySlug: keyed(shownCategories, "slug"),
    categoryById: keyed(rows.categoryRows, "id"),
    childrenOf: groupBy(shownCategories, parentKey),
    brands: rows.brandRows,
    brandBySlug: keyed(rows.brandRows, "slug"),
    brandById: keyed(rows.brandRows, "id"),
    attributes: attributeList,
    attributeByCode: keyed(attributeList, "code"),
    attributeById: keyed(attributeList, "id"),
    optionById: keyed(rows.optionRows, "id"),
    pictureById: keyed(rows.mediaRows, "id"),
  };
}

function parentKey({ parentId, departmentId }: Category): string {
  return parentId === null ? departmentKey(departmentId) : categoryKey(parentId);
}

export const departmentKey = (id: number) => `genus:${id}`;
export const categoryKey = (id: number) => `category:${id}`;

function keyed<T, K extends keyof T>(rows: readonly T[], key: K): Map<T[K], T> {
  return new Map(rows.map((row) => [row[key], row]));
}

/** A category and its ancestors, from the top. */
export function pathOf(reference: Reference, category: Category): Category[] {
  const parent =
    category.parentId === null ? undefined : reference.categoryById.get(category.parentId);
  return parent ? [...pathOf(reference, parent), category] : [category];
}
