import { noLists } from "~/features/cart/lists-summary";
import { loadLists } from "~/features/cart/load-lists.server";
import { loadWaitingOrder } from "~/features/orders/waiting-order.server";
import type { RequestContext } from "~/request/context.server";
import { takeFlash } from "~/request/flash.server";
import { waitingPath } from "~/request/require-user.server";
import { type SerializedView, serializeView } from "~/request/serialized-view";
import { matchUrl } from "~/sitemap/match";
import type { Personal } from "./personal";

const told = new WeakMap<RequestContext, SerializedView<Personal>>();

/** What the page says of its shopper, as one text, so that it is one place in the data as well (holes.ts). */
export async function loadPersonal(
  ctx: RequestContext,
  request: Request,
): Promise<SerializedView<Personal>> {
  const flash = takeFlash(ctx, request);
  const [lists, waitingOrder] = await Promise.all([
    ctx.isStaffShell ? noLists : loadLists(ctx, request),
    isKeptForAll(request) ? loadWaitingOrder(ctx) : undefined,
  ]);
  const personal: Personal = {
    user: ctx.user,
    flash,
    lists,
    marker: ctx.marker(),
    waitingOrder,
    intended: waitingPath(ctx, request),
  };
  const text = serializeView(personal);
  told.set(ctx, text);
  return text;
}

/** A page whose holes are filled with one and the same, whichever of them it has (docs/decisions/0175). */
function isKeptForAll({ url }: Request): boolean {
  return Boolean(matchUrl(url).page.cache);
}

/** What the root's data says of the shopper; undefined where it wasn't asked for. */
export function toldPersonal(ctx: RequestContext): SerializedView<Personal> | undefined {
  return told.get(ctx);
}
