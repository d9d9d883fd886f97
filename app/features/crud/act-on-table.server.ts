import { z } from "zod";
import type { LanguageCode } from "#backend/contract/languages";
import { ApiError } from "~/api/client/api-error";
import type { CrudClient } from "~/api/crud.server";
import { differences } from "~/features/editing/changes.server";
import type { Changes } from "~/features/editing/result";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import type { GuardedArguments } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { askedColumns, toChoice } from "./item-fields.server";
import { nameCells, namedRows } from "./load-form.server";
import { findName } from "./posted-names";
import { type Posted, readPosted, searchesIn, typedIn } from "./read-posted";
import { type FormIntent, formIntents } from "./table-form";
import { readTableState, type TableState, tablePath } from "./table-state";

/** A table's form: its `intent`; which fields an item has, only the table knows. */
const tableSchema = z.object({ intent: z.enum(formIntents) });

interface Acting {
  /** Parameters of the page's own that its links keep. */
  own?: readonly string[];
  /** What is wrong already, in the reader's words, by the columns. */
  errors?: Record<string, string[]> | undefined;
}

/**
 * What a table's form posts: `intent` names it, `ids` its rows, the rest are the item's fields as they were
 * typed (R-CRUD-10..13). Done, it leads back to the list with a message; a refused one comes back filled.
 */
export async function actOnTable(
  { ctx, form, request }: GuardedArguments,
  client: CrudClient,
  { own = [], errors }: Acting = {},
) {
  const submission = parseForm({ ctx, form }, tableSchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { intent } = submission.value;
  if (form.has(findName) || errors) {
    const found = await findOptions(ctx, client, form);
    const status = errors ? 400 : 200;
    const back = { typed: typedIn(form), found };
    return toErrorResponse(submission, { fieldErrors: errors ?? {} }, back, status);
  }
  try {
    const { key, count } = await act[intent](client, readPosted(form, ctx.lang));
    const n = formatsFor(ctx.lang).number(count);
    return redirectTo(ctx, placeAfter(intent, { request, lang: ctx.lang, own }), {
      flash: { type: "success", key, params: { count, n } },
    });
  } catch (error) {
    const posted = readPosted(form, ctx.lang);
    const changes = isChanged(error) ? await readChanges(ctx, client, posted) : undefined;
    const found = await findOptions(ctx, client, form);
    return toApiErrorResponse(ctx, submission, error, { typed: typedIn(form), changes, found });
  }
}

/** What the fields of a form that refer to other rows may refer to: what is chosen, and what their texts find. */
async function findOptions(
  ctx: RequestContext,
  client: CrudClient,
  form: FormData,
): Promise<Record<string, Choices>> {
  const asked = searchesIn(form).map(async ({ field, s, chosen }) => {
    const { data } = await client.options(field, { s, v: chosen }).catch(asPage(ctx));
    return [field, data.map((choice) => toChoice(ctx.translator, choice))] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

type Choices = ReturnType<typeof toChoice>[];

const isChanged = (error: unknown) =>
  error instanceof ApiError &&
  error.outcome.kind === "message" &&
  error.outcome.msg === "content.changed";

/** What somebody else has changed of a row since its form was opened, and the version that stands now. */
async function readChanges(
  ctx: RequestContext,
  client: CrudClient,
  { ids: [id = ""], was }: Posted,
): Promise<Changes> {
  const { headers, data } = await client.list(namedRows([id], "_id"));
  const [item = {}] = data;
  const asked = askedColumns(headers, { idField: "_id", isNew: false });
  const fields = differences(was, nameCells(ctx, asked, item));
  return { version: Number(item._version ?? 0), by: "", fields };
}

type Done = Promise<{ key: string; count: number }>;

const act: Record<FormIntent, (client: CrudClient, posted: Posted) => Done> = {
  add: async (client, { item }) => {
    await client.add(item);
    return { key: "crud.added", count: 1 };
  },
  change: async (client, { ids: [id = ""], item, version }) => {
    await client.change(id, version === undefined ? item : { ...item, _version: version });
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
