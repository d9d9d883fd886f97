import { actOnTable } from "~/features/crud/act-on-table.server";
import { guardAction } from "~/request/action.server";
import { couponsOf } from "./load-coupons.server";

/** Adds, changes and removes coupons. */
export const action = guardAction((args) => actOnTable(args, couponsOf(args.ctx)));
