import type { LoaderFunctionArgs } from "@remix-run/node";
import { isStaffTable, staffTables } from "~/api/crud.server";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

/** GET: what a column of a table may refer to, for its hydrated form; what a text finds, as `{data}` (C-43). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { table, column = "" } = args.params;
  if (!isStaffTable(table) || !/^\w{1,40}$/.test(column)) throw notFound();
  const s = (new URL(args.request.url).searchParams.get("s") ?? "").slice(0, 150);
  const asked = staffTables[table](ctx).options(column, { s, v: [] });
  return Response.json(await asked.catch(asPage(ctx)));
}
