import type { LoaderFunctionArgs } from "@remix-run/node";
import { settingsOf } from "~/http/load-context";
import { openShop } from "~/http/shop.server";
import { isLanguage } from "~/i18n/languages";
import { findTranslator, type Translator } from "~/i18n/translator.server";

/**
 * GET /texts/{lang}.{hash}: a language's texts, immutable (decisions 24). An old page may name texts that
 * this process no longer has: it gets the current ones, not kept by anyone.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const [lang, hash = ""] = (args.params.file ?? "").split(".");
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  const known = findTranslator(lang, hash);
  return known ? answer(known, "public, max-age=31536000, immutable") : current(args, lang, hash);
}

async function current(args: LoaderFunctionArgs, lang: string, hash: string): Promise<Response> {
  const url = new URL(`/${lang}`, settingsOf(args.context).publicUrl);
  const shop = await openShop({ request: new Request(url), context: args.context });
  const isWanted = shop.translator.hash === hash;
  return answer(shop.translator, isWanted ? "public, max-age=31536000, immutable" : "no-store");
}

function answer({ texts }: Translator, cacheControl: string): Response {
  return Response.json(texts, { headers: { "Cache-Control": cacheControl } });
}
