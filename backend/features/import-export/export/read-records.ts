import { asc, gt } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { products } from "../../../db/tables/products";
import { attributeType } from "../import/entity-types/attributes";
import { brandType } from "../import/entity-types/brands";
import { categoryType } from "../import/entity-types/categories";
import { departmentType } from "../import/entity-types/departments";
import type { EntityType, EntityTypeName } from "../import/entity-types/entity-type";
import { menuType } from "../import/entity-types/menus";
import { pictureType } from "../import/entity-types/pictures";
import { productRecord } from "../import/entity-types/product-record";
import { readProducts } from "../import/entity-types/read-products";
import { siteDefaultType } from "../import/entity-types/site-default";
import { translationType } from "../import/entity-types/translations";
import type { Fields } from "../import/merge-patch";
import { writtenForm } from "./written-form";

/** All records of a kind, as files have them. */
export function readRecords(
  q: Query,
  kind: EntityTypeName,
  packageName: string,
): AsyncIterable<Fields> {
  const readers: Record<EntityTypeName, () => AsyncIterable<Fields>> = {
    site_default: () => readEntityType(q, siteDefaultType),
    translations: () => readEntityType(q, translationType(packageName)),
    menus: () => readEntityType(q, menuType),
    pictures: () => readEntityType(q, pictureType),
    departments: () => readEntityType(q, departmentType),
    categories: () => readEntityType(q, categoryType),
    brands: () => readEntityType(q, brandType),
    attributes: () => readEntityType(q, attributeType),
    products: () => readAllProducts(q),
  };
  return readers[kind]();
}

async function* readEntityType<R extends Fields>(
  q: Query,
  kind: EntityType<R>,
): AsyncGenerator<Fields> {
  for (const record of (await kind.read(q)).values()) {
    yield writtenForm(record, kind.record.shape, kind.members);
  }
}

/** Some at a time, by their numbers. */
async function* readAllProducts(q: Query): AsyncGenerator<Fields> {
  const size = 250;
  let last = 0;
  while (true) {
    const rows = await q
      .select({ code: products.code })
      .from(products)
      .where(gt(products.code, last))
      .orderBy(asc(products.code))
      .limit(size);
    const kept = await readProducts(
      q,
      rows.map(({ code }) => code),
    );
    for (const { record } of kept.values()) {
      const members = { field: "variants", key: "sku" };
      yield {
        ...writtenForm(record, productRecord.shape, members),
        facts: plainFacts(record.facts),
      };
    }
    if (rows.length < size) return;
    last = rows.at(-1)?.code ?? last;
  }
}

/** One option or number stands alone, several in a list. */
function plainFacts(facts: Record<string, string[]>): Fields {
  const plain = ([code, values]: [string, string[]]) =>
    [code, values.length === 1 ? values[0] : values] as const;
  return Object.fromEntries(Object.entries(facts).map(plain));
}
