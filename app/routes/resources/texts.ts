import type { LoaderFunctionArgs } from "@remix-run/node";
import { settingsOf } from "~/api/client/load-context";
import { findMessageBundle, type MessageBundle, parseBundleName } from "~/i18n/translator.server";
import { getContext } from "~/request/context.server";
import { homePath, textsPath } from "~/sitemap/paths";

/**
 * GET /texts/{lang}.{namespace}.{hash}: the texts of a namespace in a language, immutable (decisions 24). An old page
 * may name texts that this process no longer has: it gets the current ones, not kept by anyone.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const name = args.params.file ?? "";
  const address = textsPath(name);
  const file = findMessageBundle(address) ?? (await findCurrent(args, name));
  if (!file) return new Response(null, { status: 404 });
  const isWanted = file.address === address;
  return Response.json(file.texts, {
    headers: { "Cache-Control": isWanted ? "public, max-age=31536000, immutable" : "no-store" },
  });
}

/** The current texts of the language and namespace that a name gives. */
async function findCurrent(
  args: LoaderFunctionArgs,
  name: string,
): Promise<MessageBundle | undefined> {
  const named = parseBundleName(name);
  if (!named) return undefined;
  const url = new URL(homePath(named.lang), settingsOf(args.context).publicUrl);
  const ctx = await getContext({ request: new Request(url), context: args.context });
  return ctx.translator.files[named.namespace];
}
