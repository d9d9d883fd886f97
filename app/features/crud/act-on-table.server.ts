import { z } from "zod";
import type { LanguageCode } from "#backend/contract/languages";
import type { CrudClient } from "~/api/crud.server";
import { parseForm, toApiErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import type { GuardedArguments } from "~/request/action.server";
import { redirectTo } from "~/request/redirects.server";
import { type Posted, readPosted, typedIn } from "./read-posted";
import { type FormIntent, formIntents } from "./table-form";
import { readTableState, type TableState, tablePath } from "./table-state";

/** A table's form: its `intent`; which fields an item has, only the table knows. */
const tableSchema = z.object({ intent: z.enum(formIntents) });

/**
 * What a table's form posts: `intent` names it, `ids` its rows, the rest are the item's fields as they were
 * typed (R-CRUD-10..13). Done, it leads back to the list with a message; a refused one comes back filled.
 */
export async function actOnTable(
  { ctx, form, request }: GuardedArguments,
  client: CrudClient,
  own: readonly string[] = [],
) {
  const submission = parseForm({ ctx, form }, tableSchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { intent } = submission.value;
  try {
    const { key, count } = await act[intent](client, readPosted(form, ctx.lang));
    const n = formatsFor(ctx.lang).number(count);
    return redirectTo(ctx, placeAfter(intent, { request, lang: ctx.lang, own }), {
      flash: { type: "success", key, params: { count, n } },
    });
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error, { typed: typedIn(form) });
  }
}

type Done = Promise<{ key: string; count: number }>;

const act: Record<FormIntent, (client: CrudClient, posted: Posted) => Done> = {
  add: async (client, { item }) => {
    await client.add(item);
    return { key: "crud.added", count: 1 };
  },
  change: async (client, { ids: [id = ""], item }) => {
    await client.change(id, item);
    return { key: "crud.changed", count: 1 };
  },
  copy: async (client, { ids, changes, copies }) => ({
    key: "crud.copied",
    count: await client.copy(ids, copies, changes),
  }),
  edit: async (client, { ids, changes }) => ({
    key: "crud.changed",
    count: await client.edit(ids, changes),
  }),
  delete: async (client, { ids }) => ({ key: "crud.removed", count: await client.remove(ids) }),
};

/** A new row stands first in the whole list; after all else the list stays as it was, without its marker. */
function placeAfter(
  intent: FormIntent,
  { request, lang, own }: { request: Request; lang: LanguageCode; own: readonly string[] },
): string {
  const { pathname, searchParams } = new URL(request.url);
  const state = readTableState(searchParams, lang, own);
  const kept: Partial<TableState> =
    intent === "add" || intent === "copy" ? { kept: state.kept } : { ...state, t: undefined };
  return tablePath(pathname, kept);
}
