import {
  type CrudListAnswer,
  type CrudOptions,
  type CrudQuery,
  crudCount,
  crudKept,
  crudList,
  crudOptions,
} from "#backend/contract/crud";
import { type CsvTaken, csvFile, csvTaken } from "#backend/contract/csv";
import type { LanguageCode } from "#backend/contract/languages";
import type { ApiClient } from "./client/api-client.server";

export type { CrudItem, CrudListAnswer, TableHeader } from "#backend/contract/crud";

/** The calls of one list (R-API-20..25). */
export interface CrudClient {
  list(query: CrudQuery): Promise<CrudListAnswer>;
  add(item: Record<string, unknown>): Promise<unknown>;
  change(id: string, item: Record<string, unknown>): Promise<unknown>;
  /** One by its own call, many by the bulk one (R-CRUD-11); how many are gone. */
  remove(ids: readonly string[]): Promise<number>;
  copy(ids: readonly string[], count: number, changes: Record<string, unknown>): Promise<number>;
  edit(ids: readonly string[], changes: Record<string, unknown>): Promise<number>;
  /** The rows that a column refers to with `v`, and others that `s` finds. */
  options(column: string, asked: { s: string; v: readonly string[] }): Promise<CrudOptions>;
  /** What a query finds as a CSV file, of a list of the staff. */
  file(query: CrudQuery): Promise<string>;
  /** All lines of such a file, or none; of a preview none. */
  takeFile(csv: string, preview: boolean): Promise<CsvTaken>;
}

/** A list by its link; the bulk calls have a link of their own (C-56). */
export function crudClient(api: ApiClient, link: string, mcud = `${link}/mcud`): CrudClient {
  const file = `${link}/csv`;
  const one = (id: string) => `${link}/${encodeURIComponent(id)}`;
  return {
    list: (query) => api.get(link, crudList, query),
    add: (item) => api.post(link, crudKept, item),
    change: (id, item) => api.put(one(id), crudKept, item),
    async remove(ids) {
      const [id] = ids;
      const isOne = id !== undefined && ids.length === 1;
      const gone = isOne
        ? await api.delete(one(id), crudCount)
        : await api.delete(mcud, crudCount, { ids });
      return gone.count;
    },
    async copy(ids, count, changes) {
      return (await api.post(mcud, crudCount, { d: changes, c: count, t: "copy", ids })).count;
    },
    async edit(ids, changes) {
      return (await api.put(mcud, crudCount, { d: changes, c: 1, t: "edit", ids })).count;
    },
    options: (column, { s, v }) => {
      const query = new URLSearchParams([["s", s], ...v.map((value) => ["v", value])]);
      return api.get(`${link}/options/${column}?${query}`, crudOptions);
    },
    file: async (query) => (await api.get(file, csvFile, query)).csv,
    takeFile: (csv, preview) => api.post(file, csvTaken, { csv, preview }),
  };
}

interface Caller {
  api: ApiClient;
}

/** The words of search of a language. */
export const synonymsOf = ({ api }: Caller, lang: LanguageCode): CrudClient =>
  crudClient(api, `admin/synonyms/${lang}`);

/** The back-office's tables whose columns refer to other rows: their calls, by what their pages' addresses call them. */
export const staffTables = {
  brands: ({ api }: Caller) => crudClient(api, "admin/brands"),
  shipping: ({ api }: Caller) => crudClient(api, "admin/shipping"),
  coupons: ({ api }: Caller) => crudClient(api, "admin/coupons"),
} satisfies Record<string, (ctx: Caller) => CrudClient>;

export type StaffTable = keyof typeof staffTables;

/** Whether an address names such a table. */
export function isStaffTable(name: string | undefined): name is StaffTable {
  return name !== undefined && Object.hasOwn(staffTables, name);
}
