import { actOnTable } from "~/features/crud/act-on-table.server";
import { guardAction } from "~/request/action.server";
import { languageOf, own, synonymsOf } from "./load-synonyms.server";

/** Adds, changes, copies and removes synonyms. */
export const action = guardAction((args) =>
  actOnTable(args, synonymsOf(args.ctx, languageOf(args.ctx, args.request)), { own }),
);
