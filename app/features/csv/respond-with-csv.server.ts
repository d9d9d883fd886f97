import type { RequestContext } from "~/request/context.server";
import { withRequestCookies } from "~/request/request-cookies.server";

/** A list as a file that the browser saves under a name. */
export function respondWithCsv(ctx: RequestContext, csv: string, name: string): Response {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return withRequestCookies(new Response(csv, { headers }), ctx);
}
