import type { CrudCan } from "../../contract/crud";
import { ApiError } from "../../http/errors";
import type { OpenList } from "./crud-list";

/** Refuses what a list's flags do not allow, whatever its page shows (R-CRUD-14, R-AUTH-14). */
export function allow({ can }: OpenList, wanted: keyof CrudCan): void {
  if (!(can[wanted] ?? can.add)) throw new ApiError("error.forbidden");
}
