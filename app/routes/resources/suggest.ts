import type { LoaderFunctionArgs } from "@remix-run/node";
import type { SearchHit } from "#backend/contract/catalog";
import type { LanguageCode } from "#backend/contract/languages";
import { searchCatalog } from "~/api/catalog.server";
import { ApiError } from "~/api/client/api-error";
import type { Suggestion } from "~/features/catalog/suggestion";
import { formatsFor } from "~/i18n/format";
import { getContext, type RequestContext } from "~/request/context.server";
import { listingPath, productPath } from "~/sitemap/paths";

const max = 8;

/** What the search box suggests (C-43, R-SEARCH-02): the backend's hits with their addresses in the asked language. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args);
  const { searchParams } = new URL(args.request.url);
  const search = (searchParams.get("search") ?? "").slice(0, 100);
  const category = searchParams.get("category") || undefined;
  const hits = await searchCatalog(ctx.api, { search, category, limit: max }).catch(nothing);
  const suggestions = hits.slice(0, max).map((hit) => toSuggestion(hit, ctx));
  return Response.json(suggestions, { headers: { "Cache-Control": "private, no-cache" } });
}

/** A search that the backend refuses (too short, too odd) suggests nothing. */
function nothing(error: unknown): SearchHit[] {
  if (error instanceof ApiError && error.status < 500) return [];
  throw error;
}

function toSuggestion(hit: SearchHit, { lang }: RequestContext): Suggestion {
  return {
    name: hit.name,
    to: addressOf(hit, lang),
    price: hit.price ? formatsFor(lang).money(hit.price) : undefined,
    picture: hit.image ? [hit.image.url, hit.image.tint] : undefined,
  };
}

function addressOf({ kind, id, slug, gen }: SearchHit, lang: LanguageCode): string {
  if (kind === "product" && id !== null) return productPath(lang, { id, slug });
  return listingPath(lang, { gen, category: slug === gen ? undefined : slug });
}
