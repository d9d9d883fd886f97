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
import { dateInForm } from "~/ui/date-input/date-in-form";
import { readDate } from "~/ui/date-input/read-date.server";
import { readNumber } from "~/ui/number/number-value";
import { askedColumns, nameCells, namedRows, toChoice } from "./load-form.server";
import { currencyOf, readMoney } from "./money-control";
import { readPartName } from "./part-name";
import { findName, versionName, wasName } from "./posted-names";
import { emptiedField, type FormIntent, formIntents, maxIds } from "./table-form";
import { readTableState, type TableState, tablePath } from "./table-state";

/** A table's form: its `intent`; which fields an item has, only the table knows. */
const tableSchema = z.object({ intent: z.enum(formIntents) });

interface Acting {
  /** Parameters of the page's own that its links keep. */
  own?: readonly string[];
  /** What is wrong already, in the reader's words, by the columns. */
  errors?: Record<string, string[]> | undefined;
  /** The rows' id (R-CRUD-02). */
  idField?: string;
}

/**
 * What a table's form posts: `intent` names it, `ids` its rows, the rest are the item's fields as they were
 * typed (R-CRUD-10..13). Done, it leads back to the list with a message; a refused one comes back filled.
 */
export async function actOnTable(
  { ctx, form, request }: GuardedArguments,
  client: CrudClient,
  { own = [], errors, idField = "_id" }: Acting = {},
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
    const changes = isChanged(error) ? await readChanges(ctx, client, posted, idField) : undefined;
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
  idField: string,
): Promise<Changes> {
  const { headers, data } = await client.list(namedRows([id], idField));
  const [item = {}] = data;
  const asked = askedColumns(headers, { idField, isNew: false });
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

/** What a table's form posts about its rows. */
interface Posted {
  ids: string[];
  /** All fields, as an item's form means them: an empty one has no value. */
  item: Record<string, unknown>;
  /** Only those that are filled, or meant to be empty: the others stay as they are (R-CRUD-13). */
  changes: Record<string, unknown>;
  copies: number;
  /** The version that a change was made on. */
  version?: string;
  /** How the row was when its form was opened, by the fields' names; only to be compared. */
  was: Record<string, string>;
}

type Field = [name: string, value: string];

/**
 * Reads a posted form; a date's selects become one day, and one that is none is left to the backend to refuse. A group's boxes are a list,
 * amounts by currency and texts by language are the value of their column.
 */
export function readPosted(form: FormData, lang: LanguageCode): Posted {
  const texts = textsOf(form).filter(([name]) => !notOfItem.has(name));
  const emptied = texts.flatMap(([name]) => emptiedField(name) ?? []);
  const groups = groupsIn(texts);
  const fields = withDays(form, texts, lang).filter(([name]) => !name.includes("."));
  const filled = fields.filter(([, value]) => value.trim() !== "");
  const changed = [...filled, ...emptied.map((name): Field => [name, ""])];
  return {
    ids: form.getAll("ids").map(String).slice(0, maxIds),
    item: { ...withParts(fields), ...relatedIn(form), ...groups },
    changes: { ...groups, ...withParts(changed) },
    copies: readNumber(String(form.get("copies") ?? "")) ?? 1,
    version: form.has(versionName) ? String(form.get(versionName)) : undefined,
    was: readWas(String(form.get(wasName) ?? "")),
  };
}

function readWas(json: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).catch({}).parse(JSON.parse(json));
  } catch {
    return {};
  }
}

/** The ticked boxes of each group. */
function groupsIn(texts: readonly Field[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [name, value] of texts) {
    const [, field] = /^(\w+)\.one$/.exec(name) ?? [];
    if (field) groups[field] = [...(groups[field] ?? []), value];
  }
  return groups;
}

/** Amounts by currency and texts by language become one value of their column. */
function withParts(fields: readonly Field[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const named = readPartName(name);
    if (!named) item[name] = value;
    else {
      const { column, part } = named;
      const currency = currencyOf(part);
      const read = currency ? readMoney(value, currency) : value;
      item[column] = { ...(item[column] as object), [part]: read };
    }
  }
  return item;
}

/** What was typed, by the controls' names, to fill the form again. */
function typedIn(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of textsOf(form)) {
    if (notTyped.has(name)) continue;
    // Of a group's boxes each value has a line.
    typed[name] = name.endsWith(".one") && typed[name] ? `${typed[name]}\n${value}` : value;
  }
  return typed;
}

/** What fields that refer to several rows were sent with: nothing where nothing is ticked. */
function relatedIn(form: FormData): Record<string, string[]> {
  const several = searchesIn(form).filter(({ field }) => !form.has(field));
  return Object.fromEntries(several.map(({ field, chosen }) => [field, chosen]));
}

/** The fields that refer to other rows: the text that finds these, and what is chosen. */
export function searchesIn(form: FormData): { field: string; s: string; chosen: string[] }[] {
  return textsOf(form).flatMap(([name, s]) => {
    const [, field] = /^(\w+)\.s$/.exec(name) ?? [];
    if (!field) return [];
    const sent = [...form.getAll(`${field}.one`), ...form.getAll(field)].map(String);
    return [{ field, s: s.slice(0, 150), chosen: sent.filter((value) => value !== "") }];
  });
}

const notTyped = new Set(["intent", "ids", versionName, wasName, findName]);
const notOfItem = new Set([...notTyped, "copies", "_method", findName]);

/** A file sent by hand is no field. */
function textsOf(form: FormData): Field[] {
  return [...form].flatMap(([name, value]): Field[] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

function withDays(form: FormData, texts: readonly Field[], lang: LanguageCode): Field[] {
  const days = texts.flatMap(([name]) => /^(\w+)\.year$/.exec(name)?.[1] ?? []);
  const others = texts.filter(([name]) => !days.includes(name));
  return [...others, ...days.map((name): Field => [name, dateIn(form, name, lang)])];
}

/** A day, or a moment where a time was sent along. */
function dateIn(form: FormData, name: string, lang: LanguageCode): string {
  const { text } = dateInForm(form, name, lang);
  if (!text || !form.has(`${name}.hour`)) return text;
  return readDate(form, name, { lang, hasTime: true }).value ?? text;
}
