import { data } from "@remix-run/node";
import type { CrudCalls } from "~/api/crud.server";
import type { GuardedArguments } from "~/http/action.server";
import { redirectTo } from "~/http/redirects.server";
import { type RefusedForm, sayRefusal } from "~/http/refuse-form.server";
import { formatsFor } from "~/i18n/format";
import { readNumber } from "~/ui/number/number-value";
import { type FormIntent, formIntents, idsAtMost } from "./table-form";
import { readTableState, type TableState, tablePath } from "./table-state";

/** A refused form with what was typed into it. */
export type RefusedItem = RefusedForm & { typed: Record<string, string> };

/**
 * What a table's form posts: `intent` names it, `ids` its rows, the rest are the item's fields as they were
 * typed (R-CRUD-10..13). Done, it leads back to the list with a message; a refused one comes back filled.
 */
export async function actOnTable(
  { shop, form, request }: GuardedArguments,
  calls: CrudCalls,
  own: readonly string[] = [],
) {
  const intent = formIntents.find((one) => one === form.get("intent"));
  if (!intent) throw new Response(null, { status: 400 });
  try {
    const { key, count } = await act[intent](calls, readPosted(form));
    const n = formatsFor(shop.lang).number(count);
    return redirectTo(shop, placeAfter(intent, request, own), {
      flash: { type: "success", key, params: { count, n } },
    });
  } catch (error) {
    const refused: RefusedItem = { ...sayRefusal(shop, error), typed: typedIn(form) };
    return data(refused, 400);
  }
}

interface Posted {
  ids: string[];
  /** All fields, as an item's form means them: an empty one has no value. */
  item: Record<string, unknown>;
  /** Only the filled ones: the others stay as they are. */
  changes: Record<string, unknown>;
  copies: number;
}

type Done = Promise<{ key: string; count: number }>;

const act: Record<FormIntent, (calls: CrudCalls, posted: Posted) => Done> = {
  add: async (calls, { item }) => {
    await calls.add(item);
    return { key: "crud.added", count: 1 };
  },
  change: async (calls, { ids: [id = ""], item }) => {
    await calls.change(id, item);
    return { key: "crud.changed", count: 1 };
  },
  copy: async (calls, { ids, changes, copies }) => ({
    key: "crud.copied",
    count: await calls.copy(ids, copies, changes),
  }),
  edit: async (calls, { ids, changes }) => ({
    key: "crud.changed",
    count: await calls.edit(ids, changes),
  }),
  delete: async (calls, { ids }) => ({ key: "crud.removed", count: await calls.remove(ids) }),
};

/** A new row stands first in the whole list; after all else the list stays as it was, without its marker. */
function placeAfter(intent: FormIntent, request: Request, own: readonly string[]): string {
  const { pathname, searchParams } = new URL(request.url);
  const state = readTableState(searchParams, own);
  const kept: Partial<TableState> =
    intent === "add" || intent === "copy" ? { kept: state.kept } : { ...state, t: undefined };
  return tablePath(pathname, kept);
}

const notOfItem = new Set(["intent", "ids", "copies"]);

function readPosted(form: FormData): Posted {
  const item = Object.fromEntries(entriesOf(form));
  const filled = entriesOf(form).filter(([, value]) => value.trim() !== "");
  return {
    ids: form.getAll("ids").map(String).slice(0, idsAtMost),
    item,
    changes: Object.fromEntries(filled),
    copies: readNumber(String(form.get("copies") ?? "")) ?? 1,
  };
}

function typedIn(form: FormData): Record<string, string> {
  const copies = form.get("copies");
  return {
    ...Object.fromEntries(entriesOf(form)),
    ...(typeof copies === "string" && { copies }),
  };
}

/** The item's fields; a file sent by hand is none. */
function entriesOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) =>
    notOfItem.has(name) || typeof value !== "string" ? [] : [[name, value]],
  );
}
