import type { LoaderFunctionArgs } from "@remix-run/node";
import { getContext } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";
import { listingPath, sharedFields } from "~/sitemap/paths";

const anAddress = /https?:\/\/\S+/g;
/** As much as a search takes. */
const maxWords = 100;

/**
 * GET /{lang}/share: what a phone shares with the installed shop. An address of the shop is opened, words are searched for;
 * addresses of others are left out, for nobody is led there.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await getContext(args);
  const { searchParams } = new URL(args.request.url);
  const [url, text, title] = sharedFields.map((name) => searchParams.get(name) ?? "");
  const shop = new URL(ctx.settings.publicUrl).origin;
  const own = `${url} ${text}`.match(anAddress)?.find((address) => isOf(shop, address));
  const words = [text, title].map((one) => one?.replace(anAddress, " ").trim()).find(Boolean);
  const query = words ? `?${new URLSearchParams({ q: words.slice(0, maxWords) })}` : "";
  const listing = listingPath(ctx.lang) + query;
  return redirectTo(ctx, safePath(own?.slice(shop.length), listing), { status: 302 });
}

function isOf(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin && address.startsWith(origin);
}
