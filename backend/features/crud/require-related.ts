import type { CrudItem } from "../../contract/crud";
import type { Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import type { CrudList } from "./crud-list";
import { valuesIn } from "./relation";
import type { ValidValues } from "./validate-item";

/**
 * Refuses values that refer to rows which aren't there, by their columns. What a row refers to already stays, though it may have gone:
 * leaving it out could mean more than it did.
 */
export async function requireRelated(
  q: Query,
  list: CrudList,
  values: ValidValues,
  before: CrudItem = {},
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(values)) {
    const relation = list.columns[name]?.relation;
    const standing = valuesIn(before[name]);
    const fresh = valuesIn(value).filter((one) => !standing.includes(one));
    if (!relation || fresh.length === 0) continue;
    const found = await relation.named(q, fresh);
    if (found.length < fresh.length) errors[name] = ["crud.no_choice"];
  }
  if (Object.keys(errors).length > 0) throw new ApiError("error.bad_request", { errors });
}
