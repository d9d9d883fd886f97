import { asc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { attributeOptions, attributes, attributeTypes } from "../../../../db/tables/attributes";
import { productAttributes } from "../../../../db/tables/products";
import { variantOptions } from "../../../../db/tables/variants";
import { code, colour, oneOf, optionCode, sortPlace, texts, yesNo } from "../fields";
import { memberPatches, patchShape } from "../merge-patch";
import type { Change, EntityType } from "./entity-type";
import { groupRows } from "./group-rows";
import { fromTexts, toTexts } from "./texts";
import { upsertRows } from "./upsert";

const option = z.strictObject({ name: texts(100), swatch: colour.optional(), sort: sortPlace });

const own = {
  code,
  name: texts(100),
  type: oneOf(attributeTypes),
  unit: texts(40).default({}),
  is_filter: yesNo.default(true),
  is_variant: yesNo.default(false),
  sort: sortPlace,
};
const record = z.strictObject({ ...own, options: z.record(optionCode, option).default({}) });
export type AttributeRecord = z.infer<typeof record>;

export const attributeType: EntityType<AttributeRecord> = {
  name: "attributes",
  patch: z.strictObject({
    ...patchShape(own),
    options: memberPatches("code", optionCode, option).optional(),
  }),
  record,
  keyField: "code",
  members: { field: "options", key: "code" },
  read: async (q, keys) => {
    const chosen = keys && inArray(attributes.code, keys);
    const rows = await q
      .select()
      .from(attributes)
      .where(chosen)
      .orderBy(asc(attributes.sort), asc(attributes.code));
    const options = await q
      .select({ option: attributeOptions })
      .from(attributeOptions)
      .innerJoin(attributes, eq(attributes.id, attributeOptions.attributeId))
      .where(chosen)
      .orderBy(asc(attributeOptions.sort), asc(attributeOptions.code));
    const ofAttribute = groupRows(options, ({ option }) => option.attributeId);
    return new Map(rows.map((row) => [row.code, toRecord(row, ofAttribute.get(row.id) ?? [])]));
  },
  write: async (q, changes) => {
    await upsertRows(
      q,
      attributes,
      [attributes.code],
      changes.map(({ after }) => ({
        code: after.code,
        name: after.name,
        type: after.type,
        unit: toTexts(after.unit),
        isFilter: after.is_filter,
        isVariant: after.is_variant,
        sort: after.sort,
      })),
    );
    await upsertRows(
      q,
      attributeOptions,
      [attributeOptions.attributeId, attributeOptions.code],
      changes.flatMap(optionRows),
    );
  },
  remove: async (q, key) => {
    const used = (table: typeof productAttributes | typeof variantOptions) =>
      sql`exists (select 1 from ${table} where ${table.attributeId} = ${attributes.id})`;
    const gone = await q
      .delete(attributes)
      .where(
        sql`${eq(attributes.code, key)} and not ${used(productAttributes)} and not ${used(variantOptions)}`,
      )
      .returning();
    return gone.length > 0;
  },
};

function toRecord(
  row: typeof attributes.$inferSelect,
  options: { option: typeof attributeOptions.$inferSelect }[],
): AttributeRecord {
  return {
    code: row.code,
    name: fromTexts(row.name),
    type: row.type,
    unit: fromTexts(row.unit),
    is_filter: row.isFilter,
    is_variant: row.isVariant,
    sort: row.sort,
    options: Object.fromEntries(
      options.map(({ option: { code, name, swatch, sort } }) => [
        code,
        { name: fromTexts(name), ...(swatch && { swatch }), sort },
      ]),
    ),
  };
}

function optionRows({ after }: Change<AttributeRecord>) {
  const attributeId = sql<number>`(select ${attributes.id} from ${attributes} where ${attributes.code} = ${after.code})`;
  return Object.entries(after.options).map(([code, { name, swatch, sort }]) => ({
    attributeId,
    code,
    name,
    swatch: swatch ?? null,
    sort,
  }));
}
