import type { CrudQuery } from "#backend/contract/crud";
import type { CrudClient } from "~/api/crud.server";
import type { RequestContext } from "~/request/context.server";
import { asNothing, redirectTo } from "~/request/responses.server";
import type { TableView } from "~/ui/crud-table/table-view";
import { loadForm } from "./load-form.server";
import { readFormAddress, type TableForm } from "./table-form";
import { readTableState, type TableState, tablePath } from "./table-state";
import { lastPage, rowsPerPage, toTableView } from "./to-table-view.server";

export interface LoadedTable {
  /** Null where the list could not be loaded (R-CRUD-15). */
  table: TableView | null;
  /** The form or question over it, if its address opens one. */
  form: TableForm | null;
}

interface Source {
  request: Request;
  client: CrudClient;
  /** What a row is named by (R-CRUD-02). */
  idField?: string;
  /** Where the browser finds what a column may refer to. */
  options?: (column: string) => string;
  /** Parameters of the page's own that its links keep. */
  own?: readonly string[];
}

/**
 * A table's page by its address. A list that can't be loaded is no failure of the page: it says so and stays
 * 200 (R-CRUD-15). A page behind the last one leads to the last.
 */
export async function loadTable(
  ctx: RequestContext,
  { request, client, idField = "_id", options, own }: Source,
): Promise<LoadedTable> {
  const { pathname, searchParams } = new URL(request.url);
  const state = readTableState(searchParams, ctx.lang, own);
  const asked = readFormAddress(searchParams);
  const list = await client.list(listQuery(state)).catch(asNothing(ctx));
  if (!list) return { table: null, form: null };
  const last = lastPage(list.total);
  if (state.page > last)
    throw redirectTo(ctx, tablePath(pathname, { ...state, page: last }), { status: 302 });
  const form = asked ? await loadForm(ctx, client, asked, { idField, options }) : null;
  return { table: toTableView(ctx, list, state, pathname, idField), form };
}

/** What a table's address asks its list for, to have it elsewhere than in the table. */
export function listQueryOf({ lang }: Pick<RequestContext, "lang">, request: Request): CrudQuery {
  return listQuery(readTableState(new URL(request.url).searchParams, lang));
}

const listQuery = ({ page, sort, search, filters, t }: TableState) => ({
  page: String(page),
  per_page: String(rowsPerPage),
  t,
  asc: sort && !sort.isDescending ? sort.column : undefined,
  desc: sort?.isDescending ? sort.column : undefined,
  search: search || undefined,
  a_search: filters || undefined,
});
