import { changeCart } from "~/api/cart.server";
import { findReduced, findRefusal } from "~/features/cart/explain-conflict.server";
import type { FormErrors } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/responses.server";
import { checkoutPath } from "~/sitemap/paths";

interface WantedGoods {
  intent: "cart.add" | "cart.buy";
  op_id: string;
  variant: string;
  qty: number;
}

/**
 * Adds pieces to the reader's cart, a visitor's too, and leads back to the product, or on to the checkout. What
 * can't be had at all is answered with the reason and what was typed; less than was wanted is told.
 */
export async function addToCart(
  ctx: RequestContext,
  wanted: WantedGoods,
  page: { name: string; path: string },
): Promise<Response | FormErrors> {
  const { intent, op_id, variant, qty } = wanted;
  const ops = [{ type: "add" as const, op_id, variant_id: variant, qty }];
  const change = await changeCart(ctx.api, { ops });
  const reduced = findReduced(change, ctx);
  const refusal = findRefusal(change.conflicts, ctx) ?? (reduced && findFull(reduced, qty));
  if (refusal) {
    const text = ctx.t(refusal.key, refusal.params);
    return reduced ? { fieldErrors: { qty: [text] } } : { formErrors: [text] };
  }
  const next: Flash["next"] = ["carts", "checkout"];
  const flash: Flash = reduced
    ? { type: "warning", key: "cart.added_less", params: reduced.params, next }
    : { type: "success", key: "cart.added", params: { name: page.name }, next };
  if (intent === "cart.buy") {
    const to = checkoutPath(ctx.lang);
    return redirectTo(ctx, to, reduced && { flash: { ...flash, next: undefined } });
  }
  return redirectTo(ctx, page.path, { flash });
}

/** Nothing was added where the cart had all that there is before. */
function findFull(
  { wanted, got, params }: NonNullable<ReturnType<typeof findReduced>>,
  qty: number,
) {
  if (wanted - qty < got) return undefined;
  return { key: "refused.in_cart_already", params } as const;
}
