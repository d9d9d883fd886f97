import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "#backend/contract/languages";
import { settingsOf } from "~/api/client/load-context";
import { parseHeadMarkup } from "~/features/document/site-markup";
import { appColor, paperColor } from "~/features/document/theme-color";
import { getContext, notFound, type RequestContext } from "~/request/context.server";
import { cartsPath, homePath, listingPath, sharedFields, sharePath } from "~/sitemap/paths";

/** GET /manifest/{lang}.webmanifest: what an installed shop is called and how it opens (R-PWA-02, C-62). */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const lang = languageCodes.find((code) => params.file === `${code}.webmanifest`);
  if (!isLanguage(lang)) throw notFound();
  const request = new Request(new URL(homePath(lang), settingsOf(context).publicUrl));
  const ctx = await getContext({ request, context });
  return new Response(JSON.stringify(manifestOf(ctx, lang)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function manifestOf({ t, site }: Pick<RequestContext, "t" | "site">, lang: LanguageCode) {
  const look = {
    elements: parseHeadMarkup(site?.meta_tag ?? "", ["meta"]),
    colors: site?.colors ?? "",
  };
  return {
    // One shop, whatever language it was installed in: the id stays, the start follows the language.
    id: "/",
    name: `${t("shop.name")}: ${t("shop.tagline")}`,
    short_name: t("shop.name"),
    lang,
    dir: languages[lang].dir,
    start_url: homePath(lang),
    scope: "/",
    display: "standalone",
    background_color: paperColor(look.colors),
    theme_color: appColor(look),
    icons: [icon("192"), icon("512"), icon("512", "maskable")],
    shortcuts: [
      { name: t("chrome.all_products"), url: listingPath(lang) },
      { name: t("chrome.sale"), url: listingPath(lang, { gen: "sale" }) },
      { name: t("chrome.cart"), url: cartsPath(lang) },
    ],
    share_target: {
      action: sharePath(lang),
      method: "GET",
      params: Object.fromEntries(sharedFields.map((name) => [name, name])),
    },
  };
}

function icon(size: string, purpose?: "maskable") {
  const name = purpose ? `icon-${purpose}-${size}` : `icon-${size}`;
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
