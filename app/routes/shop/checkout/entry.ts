import type { LoaderFunctionArgs } from "@remix-run/node";
import { openAccount } from "~/request/account.server";
import { redirectTo } from "~/request/redirects.server";
import { ownCheckout, requireOrderable } from "./open-checkout.server";
import { stepPath } from "./steps";

/** GET /{lang}/checkout: the first question without an answer. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const shop = await openAccount(args);
  const checkout = await ownCheckout(shop);
  requireOrderable(shop, checkout);
  return redirectTo(shop, stepPath(shop.lang, checkout.next), { status: 302 });
}
