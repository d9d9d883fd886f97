import type { LoaderFunctionArgs } from "@remix-run/node";
import { crudClient } from "~/api/crud.server";
import { loadTable } from "~/features/crud/load-table.server";
import type { RequestContext } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { staffCouponsFilePath } from "~/sitemap/staff-paths";

/** GET /staff/coupons: the table of the shop's coupons, or the form or question that its address opens. */
export async function loadCoupons(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const loaded = await loadTable(ctx, { request: args.request, client: couponsOf(ctx) });
  return {
    head: { title: ctx.t("coupons.title"), noindex: true },
    ...loaded,
    file: staffCouponsFilePath(new URLSearchParams({ ...loaded.table?.state })),
  };
}

/** The calls of the list of coupons. */
export function couponsOf({ api }: Pick<RequestContext, "api">) {
  return crudClient(api, "admin/coupons");
}
