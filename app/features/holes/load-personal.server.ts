import { noLists } from "~/features/cart/lists-summary";
import { loadLists } from "~/features/cart/load-lists.server";
import type { RequestContext } from "~/request/context.server";
import { takeFlash } from "~/request/flash.server";
import { waitingPath } from "~/request/require-user.server";
import { type SerializedView, serializeView } from "~/request/serialized-view";
import type { Personal } from "./personal";

const told = new WeakMap<RequestContext, SerializedView<Personal>>();

/** What the page says of its shopper, as one text, so that it is one place in the data as well (holes.ts). */
export async function loadPersonal(
  ctx: RequestContext,
  request: Request,
): Promise<SerializedView<Personal>> {
  const personal: Personal = {
    user: ctx.user,
    flash: takeFlash(ctx, request),
    lists: ctx.isStaffShell ? noLists : await loadLists(ctx, request),
    marker: ctx.marker(),
    intended: waitingPath(ctx, request),
  };
  const text = serializeView(personal);
  told.set(ctx, text);
  return text;
}

/** What the root's data says of the shopper; undefined where it wasn't asked for. */
export function toldPersonal(ctx: RequestContext): SerializedView<Personal> | undefined {
  return told.get(ctx);
}
