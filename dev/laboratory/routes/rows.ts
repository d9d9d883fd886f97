import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadRows } from "./load-rows.server";
import { requireLab } from "./require-lab.server";

/** The rows of one page and the address of the page after it, for lists that grow (R-INF-02). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const path = new URL(args.request.url).pathname.replace(/\/rows$/, "");
  const { items, next, isFailed } = await loadRows(ctx, args.request, path);
  const status = isFailed ? 503 : 200;
  return Response.json({ items, next }, { status, headers: { "Cache-Control": "no-store" } });
}
