import type { LoaderFunctionArgs } from "@remix-run/node";
import { nobody, openDoor } from "~/api/door.server";
import type { LanguageCode } from "~/i18n/languages";
import { asPage } from "~/request/failures.server";
import { openShop, type Shop } from "~/request/shop.server";
import { listPages, listParts, listProductPages, parsePart } from "./sitemap-parts.server";
import { sitemapIndex, urlSet } from "./sitemap-xml";

/** GET /sitemap.xml: an index; its parts are this address with `?part=`. Canonical addresses only (decisions 2). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const shop = await openShop(args);
  const { publicUrl } = shop.settings;
  const wanted = new URL(args.request.url).searchParams.get("part");
  if (wanted === null) {
    const parts = await listParts(shop.door).catch(asPage(shop));
    return xml(sitemapIndex(parts.map((query) => `${publicUrl}/sitemap.xml?${query}`)));
  }
  const part = parsePart(wanted);
  if (!part) return new Response(null, { status: 404 });
  const paths =
    part === "pages"
      ? listPages(shop.door)
      : listProductPages(doorIn(part.lang, args, shop), part.lang, part.number);
  return xml(urlSet((await paths.catch(asPage(shop))).map((path) => publicUrl + path)));
}

/** A visitor's door in one language: products are called differently in each. */
function doorIn(lang: LanguageCode, { context, request }: LoaderFunctionArgs, shop: Shop) {
  if (lang === shop.lang) return shop.door;
  return openDoor(context, lang, nobody, request.signal);
}

function xml(text: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
