import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage, languageCodes } from "#backend/contract/languages";
import { notFound } from "~/request/context.server";
import { speculationRules } from "~/sitemap/speculation";

/** GET /speculation/{lang}.json: which pages a browser may fetch ahead of a click (decision 208). */
export function loader({ params }: LoaderFunctionArgs): Response {
  const lang = languageCodes.find((code) => params.file === `${code}.json`);
  if (!isLanguage(lang)) throw notFound();
  return new Response(JSON.stringify(speculationRules(lang)), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
