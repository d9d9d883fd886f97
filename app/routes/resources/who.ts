import type { LoaderFunctionArgs } from "@remix-run/node";
import { openShop } from "~/request/shop.server";

/** GET /who: the reader and the session's marker, for pages that did not come from the server (R-AUTH-02). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const shop = await openShop(args);
  const headers = { "Cache-Control": "no-store", Vary: "Cookie" };
  return Response.json({ user: shop.user, marker: shop.marker() }, { headers });
}
