import type { LoaderFunctionArgs } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { readLangCookie } from "~/http/cookies.server";
import { homeRedirectLanguage, isLanguage, languageCodes } from "~/i18n/languages";

const fromBrowser = new RemixI18Next({
  detection: {
    supportedLanguages: [...languageCodes],
    fallbackLanguage: homeRedirectLanguage,
    order: ["header"],
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
      Location: `/${lang}`,
      "Cache-Control": "no-store",
      Vary: "Cookie, Accept-Language",
    },
  });
}

async function detect(request: Request) {
  const detected = await fromBrowser.getLocale(request);
  const code = detected.split("-", 1)[0];
  return isLanguage(code) ? code : homeRedirectLanguage;
}
