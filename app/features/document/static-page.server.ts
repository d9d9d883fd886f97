import {
  bootstrapLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "#backend/contract/languages";
import { messages } from "~/i18n/messages";
import { contentSecurityPolicy } from "~/request/csp.server";
import { setSafetyHeaders } from "~/request/page-headers.server";
import type { ChosenTheme } from "~/request/theme";
import { homePath } from "~/sitemap/paths";
import styles from "~/styles/app.css?url";
import { type ErrorKind, errorTexts } from "./error-kind";

export interface StaticPage {
  kind: ErrorKind;
  status: number;
  /** The reader's, where it is known; else the page says it in every language. */
  lang?: LanguageCode;
  /** Printed, so that a reader can name it. */
  requestId?: string;
  /** The look that its reader has chosen. */
  theme?: ChosenTheme;
}

/**
 * The page of an error for when nothing can be rendered: laid out of the shipped texts alone, without
 * components, the backend or scripts. No one stores it.
 */
export function staticPage({ kind, status, lang, requestId, theme }: StaticPage): Response {
  const langs = lang ? [lang] : languageCodes;
  const html = documentOf(langs, { kind, requestId, theme });
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy({ scripts: [], styles: [] }),
    "Cache-Control": "no-store",
    "Content-Language": langs.join(", "),
  });
  setSafetyHeaders(headers);
  return new Response(html, { status, headers });
}

function documentOf(
  langs: readonly LanguageCode[],
  { kind, requestId, theme }: Pick<StaticPage, "kind" | "requestId" | "theme">,
): string {
  const [first = bootstrapLanguage] = langs;
  const title = langs.map((lang) => messages[lang][errorTexts[kind].title]).join(" | ");
  return `<!DOCTYPE html>
<html lang="${first}" dir="${languages[first].dir}"${theme ? ` data-theme="${theme}"` : ""}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${styles}"></head>
<body><main>
${langs.map((lang) => sectionOf(lang, kind, requestId)).join("\n")}
</main></body>
</html>`;
}

/** An empty address is the page's own: to ask for it again. */
function sectionOf(lang: LanguageCode, kind: ErrorKind, requestId?: string): string {
  const t = messages[lang];
  const id = requestId && `<p>${t["error.request_id"]} <code dir="ltr">${requestId}</code></p>`;
  return `<section class="empty" lang="${lang}" dir="${languages[lang].dir}">
<h1>${t[errorTexts[kind].title]}</h1>
<p>${t[errorTexts[kind].text]}</p>
<p class="cluster"><a class="button" href="">${t["error.retry"]}</a> <a class="button button-quiet" href="${homePath(lang)}">${t["error.to_home"]}</a></p>
${id ?? ""}
</section>`;
}
