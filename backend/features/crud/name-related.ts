import type { CrudItem } from "../../contract/crud";
import type { Query } from "../../db/database";
import type { CrudList } from "./crud-list";
import { nameAll, type RelatedRow, valuesIn } from "./relation";

/** The rows that items refer to, by the columns that do. */
export async function nameRelated(
  q: Query,
  { columns }: CrudList,
  items: readonly CrudItem[],
): Promise<Record<string, RelatedRow[]>> {
  const related: Record<string, RelatedRow[]> = {};
  for (const [name, { relation }] of Object.entries(columns)) {
    if (!relation) continue;
    const values = [...new Set(items.flatMap((item) => valuesIn(item[name])))];
    related[name] = await nameAll(q, relation, values);
  }
  return related;
}
