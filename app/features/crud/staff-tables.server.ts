import { type CrudClient, crudClient } from "~/api/crud.server";
import type { RequestContext } from "~/request/context.server";

type Asking = Pick<RequestContext, "api">;

/** The back-office's tables whose columns refer to other rows: their calls, by what their pages' addresses call them. */
export const staffTables = {
  brands: ({ api }: Asking) => crudClient(api, "admin/brands"),
  shipping: ({ api }: Asking) => crudClient(api, "admin/shipping"),
  coupons: ({ api }: Asking) => crudClient(api, "admin/coupons"),
} satisfies Record<string, (ctx: Asking) => CrudClient>;

export type StaffTable = keyof typeof staffTables;

/** Whether an address names such a table. */
export function isStaffTable(name: string | undefined): name is StaffTable {
  return name !== undefined && Object.hasOwn(staffTables, name);
}
