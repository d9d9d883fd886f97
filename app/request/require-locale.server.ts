import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "#backend/contract/languages";
import { getContext, type RequestContext } from "./context.server";

/**
 * The first line of every public page's loader: a first segment that is no language is a real 404
 * (R-ROUTE-03). The answer is the same for everyone unless the request carries a personal cookie, or the
 * backend did not say what the shop is called and looks like: such a page is a makeshift.
 */
export async function requireLocale(args: LoaderFunctionArgs): Promise<RequestContext> {
  const { lang } = args.params;
  if (lang !== undefined && !isLanguage(lang)) throw notFound();
  const ctx = await getContext(args);
  if (ctx.site && !ctx.isPersonal) ctx.cacheControl = "public";
  return ctx;
}

/** Thrown where an address names nothing: the not-found page with status 404 (R-ROUTE-29). */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
