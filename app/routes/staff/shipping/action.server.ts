import { staffTables } from "~/api/crud.server";
import { actOnTable } from "~/features/crud/act-on-table.server";
import { guardAction } from "~/request/action.server";

/** Adds, changes and removes ways to send. */
export const action = guardAction((args) => actOnTable(args, staffTables.shipping(args.ctx)));
