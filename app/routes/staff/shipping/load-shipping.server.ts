import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTable } from "~/features/crud/load-table.server";
import { staffTables } from "~/features/crud/staff-tables.server";
import { requireStaff } from "~/request/require-staff.server";
import { staffOptionsPath } from "~/sitemap/staff-paths";

/** GET /staff/shipping: the table of the ways to send, or the form or question that its address opens. */
export async function loadShipping(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const loaded = await loadTable(ctx, {
    request: args.request,
    client: staffTables.shipping(ctx),
    options: (column) => staffOptionsPath("shipping", column),
  });
  return { head: { title: ctx.t("methods.title"), noindex: true }, ...loaded };
}
