import { Form, useLocation, useMatches } from "@remix-run/react";
import { Fragment } from "react";
import {
  isLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "#backend/contract/languages";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { PagePath } from "~/request/page-address";
import { pageQuery } from "~/sitemap/page-query";
import { langPath, languagePath, offlinePath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";

/**
 * To the same page in another language: a link where the address names one, else a form that stores the
 * choice and comes back (R-LANG-15). The device has its own page in each language. Each language is called by its own name.
 */
export function LanguageSwitch({ look = "" }: { look?: string }) {
  const current = usePageLanguage();
  const { pathname, search } = useLocation();
  const query = pageQuery(search).toString();
  const first = pathname.split("/", 2)[1];
  const isOffline = pathname === offlinePath(current);
  const paths = usePagePaths();
  return languageCodes
    .filter((code) => code !== current)
    .map((code, place) => (
      <Fragment key={code}>
        {place > 0 && <span className={look}> · </span>}
        {isOffline || isLanguage(first) ? (
          <Link
            className={`bar-link ${look}`}
            to={
              isOffline ? offlinePath(code) : pathIn(code, paths, pathname) + (query && `?${query}`)
            }
            reloadDocument={isOffline}
            lang={code}
            hrefLang={code}
          >
            {languages[code].name}
          </Link>
        ) : (
          <Form className={look} method="post" action={languagePath} reloadDocument>
            <input type="hidden" name="lang" value={code} />
            <input type="hidden" name="back" value={pathname + search} />
            <button type="submit" className="bar-link" lang={code}>
              {languages[code].name}
            </button>
          </Form>
        )}
      </Fragment>
    ));
}

/** Where a page's name differs by language, its head says so; elsewhere the first segment is exchanged. */
function pathIn(code: LanguageCode, paths: PagePath | undefined, pathname: string): string {
  const own = typeof paths === "object" ? paths[code] : undefined;
  return langPath(code, own ?? (pathname.replace(/^\/[^/]+/, "") || "/"));
}

function usePagePaths(): PagePath | undefined {
  const matches = useMatches();
  const data = matches[matches.length - 1]?.data;
  const head = data && typeof data === "object" && "head" in data ? data.head : undefined;
  const path = head && typeof head === "object" && "path" in head ? head.path : undefined;
  return path && typeof path === "object" ? path : undefined;
}
