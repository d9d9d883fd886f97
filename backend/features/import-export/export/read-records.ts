import { asc, gt } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { products } from "../../../db/tables/products";
import { attributeKind } from "../import/kinds/attributes";
import { brandKind } from "../import/kinds/brands";
import { categoryKind } from "../import/kinds/categories";
import { departmentKind } from "../import/kinds/departments";
import type { Kind, KindName } from "../import/kinds/kind";
import { menuKind } from "../import/kinds/menus";
import { pictureKind } from "../import/kinds/pictures";
import { productRecord } from "../import/kinds/product-record";
import { readProducts } from "../import/kinds/read-products";
import { siteDefaultKind } from "../import/kinds/site-default";
import { translationKind } from "../import/kinds/translations";
import type { Fields } from "../import/merge-patch";
import { writtenForm } from "./written-form";

/** All records of a kind, as files have them. */
export function readRecords(q: Query, kind: KindName, packageName: string): AsyncIterable<Fields> {
  const readers: Record<KindName, () => AsyncIterable<Fields>> = {
    site_default: () => readKind(q, siteDefaultKind),
    translations: () => readKind(q, translationKind(packageName)),
    menus: () => readKind(q, menuKind),
    pictures: () => readKind(q, pictureKind),
    departments: () => readKind(q, departmentKind),
    categories: () => readKind(q, categoryKind),
    brands: () => readKind(q, brandKind),
    attributes: () => readKind(q, attributeKind),
    products: () => readAllProducts(q),
  };
  return readers[kind]();
}

async function* readKind<R extends Fields>(q: Query, kind: Kind<R>): AsyncGenerator<Fields> {
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
