import type { LoaderFunctionArgs } from "@remix-run/node";
import { getProduct } from "~/api/catalog.server";
import { notFound, requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { redirectToCanonical } from "./canonical-redirect.server";

/** A product's address without its name leads to the whole one; without an id it is none (R-ROUTE-09). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { product_id: id } = args.params;
  if (!id) throw notFound();
  const product = await getProduct(ctx.api, id).catch(asPage(ctx));
  const { search } = new URL(args.request.url);
  redirectToCanonical(product, { ...ctx, id, name: undefined, search });
  throw notFound();
}

/** Never seen, but it makes this route a page: what it can't find is the not-found page, not an empty answer. */
export default function NoPage() {
  return null;
}
