import type { CrudOptions } from "../../contract/crud";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/errors";
import type { OpenList } from "./crud-list";
import { nameAll } from "./relation";
import { allow } from "./routes";
import { isLocked } from "./validate-item";

/**
 * GET {link}/options/{column}: rows that a column may refer to, those with the given values first. Throws `error.not_found` for a column
 * that refers to none, or is others' to write.
 */
export async function findRelated(
  database: Database,
  open: OpenList,
  { column, text, values }: { column: string; text: string; values: readonly string[] },
): Promise<CrudOptions> {
  allow(open, open.can.update ? "update" : "add");
  const known = Object.hasOwn(open.list.columns, column) ? open.list.columns[column] : undefined;
  const { relation } = known ?? {};
  if (!known || !relation || isLocked(open, known)) throw new ApiError("error.not_found");
  return database.run(async (q) => {
    const chosen = await nameAll(q, relation, values);
    const found = await relation.find(q, text.trim());
    const others = found.filter(({ value }) => !values.includes(value));
    return { data: [...chosen, ...others].map((row) => ({ isName: true, ...row })) };
  });
}
