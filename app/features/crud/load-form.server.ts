import type { CrudClient, CrudItem, CrudListAnswer } from "~/api/crud.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import type { FormField } from "~/ui/form-creator/form-field";
import { itemFields, partFields } from "./item-fields.server";
import type { FormIntent, TableForm } from "./table-form";
import { nameOf } from "./to-table-view.server";

interface Asked {
  intent: FormIntent;
  ids: string[];
}

const flagOf = {
  add: "add",
  copy: "add",
  change: "update",
  edit: "update",
  delete: "delete",
} as const satisfies Record<FormIntent, keyof CrudListAnswer["can"]>;

/** The form that an address asks for; one that the list's flags forbid is the 403 page (R-CRUD-14). */
export async function loadForm(
  ctx: RequestContext,
  client: CrudClient,
  { intent, ids }: Asked,
  idField: string,
): Promise<TableForm> {
  const list = await client.list(namedRows(ids, idField)).catch(asPage(ctx));
  if (!list.can[flagOf[intent]]) throw new Response(null, { status: 403 });
  const items = intent === "add" ? [] : list.data;
  const rows = items.map((item) => {
    const id = String(item[idField]);
    return { id, name: nameOf(item, list.headers, id) };
  });
  const fields = itemFields(ctx, list.headers, idField);
  return {
    intent,
    rows,
    ...titles(ctx, intent, rows),
    fields: fieldsFor(ctx, intent, fields),
    values: intent === "change" ? (items[0] as CrudItem | undefined) : undefined,
    missing: intent !== "add" && rows.length === 0 ? missing(ctx, ids) : undefined,
  };
}

function fieldsFor(ctx: RequestContext, intent: FormIntent, fields: FormField[]): FormField[] {
  if (intent === "delete") return [];
  return intent === "edit" || intent === "copy" ? partFields(ctx, fields) : fields;
}

const namedRows = (ids: readonly string[], idField: string) => ({
  per_page: "100",
  a_search: JSON.stringify({ [idField]: { op: "in", value: ids } }),
});

const missing = ({ t }: RequestContext, ids: readonly string[]) =>
  ids.length > 0 ? t("crud.gone") : t("crud.none_checked");

function titles({ t, lang }: RequestContext, intent: FormIntent, rows: TableForm["rows"]) {
  const count = rows.length;
  const n = formatsFor(lang).number(count);
  const name = rows[0]?.name ?? "";
  switch (intent) {
    case "add":
      return { title: t("crud.add_title") };
    case "change":
      return { title: t("crud.edit_title", { name }) };
    case "copy":
      return { title: t("crud.copy_title", { count, n }), text: t("crud.as_it_is") };
    case "edit":
      return { title: t("crud.edit_many_title", { count, n }), text: t("crud.as_it_is") };
    case "delete":
      return { title: t("crud.remove_title", { count, n }), text: t("crud.remove_text") };
  }
}
