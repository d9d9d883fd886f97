import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { getTicket, markTicketSeen } from "~/api/tickets.server";
import type { PageHead } from "~/features/document/page-head";
import { offerPush } from "~/features/push/offer-push.server";
import { constraintsOf } from "~/forms/constraints.server";
import { isPrefetch } from "~/request/cookies.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { ticketPath } from "~/sitemap/account-paths";
import { replyFields } from "./schema.server";
import { toTicketView } from "./to-ticket-view.server";

/**
 * A conversation of the user's own; anybody else's is not found. What it shows is marked as seen, up to its newest
 * message and no further. That is safe in a GET: a prefetch marks nothing, the cookie comes with no request that another
 * site's page makes, and asking again changes nothing.
 */
export async function loadTicket(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const before = new URL(args.request.url).searchParams.get("before") ?? undefined;
  const code = args.params.code ?? "";
  const ticket = await getTicket(ctx.api, code, { before }).catch(asPage(ctx));
  const view = toTicketView(ctx, ticket);
  const isShown = !before && !isPrefetch(args.request);
  if (ticket.unread > 0 && isShown) {
    await markTicketSeen(ctx.api, code, view.lastPlace).catch(asPage(ctx));
  }
  const offer =
    view.state === "closed" ? null : await offerPush(ctx, "tickets", ticketPath(ticket.code));
  const head: PageHead = { title: ctx.t("ticket.title", { code: ticket.code }), noindex: true };
  return {
    head,
    ticket: view,
    isNewest: !before,
    constraints: constraintsOf(ctx, replyFields),
    clientId: randomUUID(),
    offer,
  };
}
