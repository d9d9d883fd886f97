/** Contexts of requests whose backend answers as a test says. */
import type { AppLoadContext } from "@remix-run/node";
import type { SiteDefault } from "#backend/contract/site";
import type { UserState } from "#backend/contract/user";
import type { StorefrontSettings } from "~/api/client/load-context";

interface FakeContext {
  /** The site default's language; null for a backend that gives no defaults. */
  siteLang?: string | null;
  translates?: SiteDefault["translates"];
  /** More of the site default. */
  site?: Partial<SiteDefault>;
  user?: UserState | "fails";
  settings?: Partial<StorefrontSettings>;
}

export function fakeContext({
  siteLang = "fa",
  translates = [],
  site = {},
  user = "fails",
  settings,
}: FakeContext = {}) {
  const calls: string[] = [];
  const context: AppLoadContext = {
    api: async (request) => {
      const { pathname } = new URL(request.url);
      calls.push(pathname);
      if (pathname === "/api/user" && user !== "fails") return Response.json(user);
      if (pathname.startsWith("/api/site-default/") && siteLang !== null) {
        return Response.json({ ...siteOf(siteLang, translates), ...site });
      }
      if (pathname.startsWith("/api/translate/")) return Response.json(translates);
      return Response.json({ requestId: "r" }, { status: 500 });
    },
    settings: {
      package: "test",
      publicUrl: "https://shop.example",
      lab: false,
      demo: false,
      autoTranslate: false,
      secure: true,
      payingOrigins: [],
      ...settings,
    },
  };
  return { context, calls };
}

/** The cookie of a login, in the form of those that the backend makes. */
export const loginCookie = `__Host-session=${"t".repeat(43)}`;

export function fakeRequest(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`https://shop.example${path}`, { headers });
}

function siteOf(lang: string, translates: SiteDefault["translates"]): SiteDefault {
  return {
    hash: "h",
    fonts: "",
    meta_tag: "",
    colors: "",
    version: "1",
    langs: { en: { rtl: false }, fa: { rtl: true } },
    lang,
    rtl: lang === "fa",
    translates,
  };
}
