import type { LoaderFunctionArgs } from "@remix-run/node";
import type { LanguageCode } from "#backend/contract/languages";
import { anonymousSession, createApiClient } from "~/api/client/api-client.server";
import { getContext, type RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { listPages, listParts, listProductPages, parsePart } from "./sitemap-parts.server";
import { sitemapIndex, urlSet } from "./sitemap-xml";

/** GET /sitemap.xml: an index; its parts are this address with `?part=`. Canonical addresses only (decisions 2). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await getContext(args);
  const { publicUrl } = ctx.settings;
  const wanted = new URL(args.request.url).searchParams.get("part");
  if (wanted === null) {
    const parts = await listParts(ctx.api).catch(asPage(ctx));
    return xml(sitemapIndex(parts.map((query) => `${publicUrl}/sitemap.xml?${query}`)));
  }
  const part = parsePart(wanted);
  if (!part) return new Response(null, { status: 404 });
  const paths =
    part === "pages"
      ? listPages(ctx.api)
      : listProductPages(clientIn(part.lang, args, ctx), part.lang, part.number);
  return xml(urlSet((await paths.catch(asPage(ctx))).map((path) => publicUrl + path)));
}

/** A visitor's client in one language: products are called differently in each. */
function clientIn(
  lang: LanguageCode,
  { context, request }: LoaderFunctionArgs,
  ctx: RequestContext,
) {
  if (lang === ctx.lang) return ctx.api;
  return createApiClient(context, lang, anonymousSession, request.signal);
}

function xml(text: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
