import type { LoaderFunctionArgs } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { homeRedirectLanguage, isLanguage, languageCodes } from "#backend/contract/languages";
import { readLangCookie } from "~/request/cookies.server";
import { homePath } from "~/sitemap/paths";

const fromBrowser = new RemixI18Next({
  detection: {
    supportedLanguages: [...languageCodes],
    fallbackLanguage: homeRedirectLanguage,
    // Its own reading of the header drops every choice but the first; without regions it weighs them all.
    order: ["custom"],
    findLocale: async (request) => withoutRegions(request.headers.get("Accept-Language")),
  },
});

/**
 * GET /: to the home page in the stored language, else the best match of Accept-Language, else en
 * (R-ROUTE-01, R-LANG-08, decisions 1). It never renders a page and is never kept.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const lang = readLangCookie(request) ?? (await detect(request));
  return new Response(null, {
    status: 302,
    headers: {
      Location: homePath(lang),
      "Cache-Control": "no-store",
      Vary: "Cookie, Accept-Language",
    },
  });
}

async function detect(request: Request) {
  const code = await fromBrowser.getLocale(request);
  return isLanguage(code) ? code : homeRedirectLanguage;
}

/** `fa-IR,en;q=0.5` as `fa,en;q=0.5`: the shop's languages have no regions. */
function withoutRegions(header: string | null): string | null {
  return header?.replace(/([a-z]+)(-[a-z0-9]+)+/gi, "$1") ?? null;
}
