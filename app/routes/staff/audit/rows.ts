import type { LoaderFunctionArgs } from "@remix-run/node";
import { readLastDeeds } from "~/features/staff/last-deeds.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

/** The entries of a page of the log, for the list that grows (R-INF-03). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const before = new URL(args.request.url).searchParams.get("before");
  return Response.json(await readLastDeeds(ctx, before).catch(asPage(ctx)), {
    headers: { "Cache-Control": "no-store" },
  });
}
