import type { LoaderFunctionArgs } from "@remix-run/node";
import { getContext } from "~/request/context.server";

/** GET /who: the reader and the session's marker, for pages that did not come from the server (R-AUTH-02). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await getContext(args);
  const headers = { "Cache-Control": "no-store", Vary: "Cookie" };
  return Response.json({ user: ctx.user, marker: ctx.marker() }, { headers });
}
