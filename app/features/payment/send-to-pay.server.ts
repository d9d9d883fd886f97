import type { StartedPayment } from "#backend/contract/payment";
import { mayLeadTo } from "~/request/may-lead-to.server";
import { redirectTo } from "~/request/redirects.server";
import type { Shop } from "~/request/shop.server";
import { paymentPath } from "./addresses";

/**
 * After a payment has been started: to the gateway, where its page is the shop's own or one that the settings
 * name (R-ERR-01); else to the payment's page, which tells how it stands and links to a gateway.
 */
export function sendToPay(shop: Shop, { ref_id, status, redirect_url }: StartedPayment): Response {
  if (redirect_url === null || !mayLeadTo(shop, redirect_url)) {
    return redirectTo(shop, paymentPath(shop.lang, status, ref_id));
  }
  const response = redirectTo(shop, redirect_url);
  // A bank is no page of the storefront, even where it has the shop's own origin: the browser itself goes there.
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
