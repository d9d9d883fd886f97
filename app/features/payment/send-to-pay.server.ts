import type { StartedPayment } from "#backend/contract/payment";
import { asDocument } from "~/client/remix/reload-document";
import type { RequestContext } from "~/request/context.server";
import { mayLeadTo } from "~/request/may-lead-to.server";
import { redirectTo } from "~/request/responses.server";
import { paymentPath } from "~/sitemap/paths";

/**
 * After a payment has been started: to the gateway, where its page is the shop's own or one that the settings
 * name (R-ERR-01); else to the payment's page, which tells how it stands and links to a gateway.
 */
export function sendToPay(
  ctx: RequestContext,
  { ref_id, status, redirect_url }: StartedPayment,
): Response {
  if (redirect_url === null || !mayLeadTo(ctx, redirect_url)) {
    return redirectTo(ctx, paymentPath(ctx.lang, status, ref_id));
  }
  // A bank is no page of the storefront, even where it has the shop's own origin: the browser itself goes there.
  return asDocument(redirectTo(ctx, redirect_url));
}
