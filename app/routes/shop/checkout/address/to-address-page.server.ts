import type { Checkout } from "#backend/contract/checkout";
import type { ShopLoadContext } from "~/api/client/load-context";
import { toAddressCard } from "~/features/address/address-card-view.server";
import { openAddressForm } from "~/features/address/address-form-view.server";
import type { RequestContext } from "~/request/context.server";

/** What the page asks by its address: one of the saved ones, a new one (`?new=1`), or another text of one (`?edit=`). */
export async function toAddressPage(
  checkout: Checkout,
  ctx: RequestContext,
  context: ShopLoadContext,
  search: URLSearchParams,
) {
  const { addresses } = checkout;
  const isAsked = search.has("new") || Boolean(search.get("edit"));
  if (addresses.length > 0 && !isAsked) return savedPage(checkout, ctx);
  const form = await openAddressForm(ctx, context, { addresses, search });
  return { form, hasSaved: addresses.length > 0, saved: undefined };
}

function savedPage({ addresses, address }: Checkout, ctx: RequestContext) {
  const standing = address ?? addresses.find(({ is_default }) => is_default);
  return {
    saved: addresses.map((one) => toAddressCard(one, ctx)),
    chosen: standing?.id,
    form: undefined,
  };
}
