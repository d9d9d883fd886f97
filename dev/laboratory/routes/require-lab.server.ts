import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "#backend/contract/languages";
import { getContext, notFound, type RequestContext } from "~/request/context.server";

/**
 * The first line of every loader and action of the laboratory: a shop that was not started with LAB=1 has no
 * such pages (R-LAB-01, decisions 22).
 */
export async function requireLab(args: LoaderFunctionArgs): Promise<RequestContext> {
  const { lang } = args.params;
  if (lang !== undefined && !isLanguage(lang)) throw notFound();
  const ctx = await getContext(args);
  if (!ctx.settings.lab) throw notFound();
  return ctx;
}
