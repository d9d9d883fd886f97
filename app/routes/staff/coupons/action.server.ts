import { actOnTable } from "~/features/crud/act-on-table.server";
import { staffTables } from "~/features/crud/staff-tables.server";
import { guardAction } from "~/request/action.server";

/** Adds, changes and removes coupons. */
export const action = guardAction((args) => actOnTable(args, staffTables.coupons(args.ctx)));
