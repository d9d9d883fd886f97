import { synonymsOf } from "~/api/crud.server";
import { actOnTable } from "~/features/crud/act-on-table.server";
import { guardAction } from "~/request/action.server";
import { askedLanguage, ownParameters } from "./asked-language.server";

/** Adds, changes, copies and removes synonyms. */
export const action = guardAction((args) =>
  actOnTable(args, synonymsOf(args.ctx, askedLanguage(args.ctx, args.request)), {
    own: ownParameters,
  }),
);
