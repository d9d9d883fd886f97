import type { CheckoutChoice } from "../../contract/checkout";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { requireAddress } from "../address/read-addresses";
import { readCart } from "../cart/read-cart";
import { resolveDraft, saveDraft } from "./resolve-checkout";

/**
 * Keeps a choice of the checkout; what is left out stays. An address that isn't the user's is
 * `error.not_found`; a way to send or to pay that isn't offered is `error.bad_request`, and nothing is kept.
 */
export async function chooseInCheckout(
  services: Services,
  userId: string,
  choice: CheckoutChoice,
  lang: LanguageCode,
): Promise<void> {
  const { totals } = await readCart(services, { userId }, lang);
  const goods = totals.items.amount - totals.item_discount.amount;
  const now = services.clock.now();
  await services.database.transaction(async (q) => {
    const { address_id: addressId, shipping, payment, note } = choice;
    if (addressId !== undefined) await chooseAddress(q, userId, addressId);
    if (shipping !== undefined) await saveDraft(q, userId, { shippingCode: shipping });
    if (payment !== undefined) await saveDraft(q, userId, { gateway: payment });
    if (note !== undefined) await saveDraft(q, userId, { note: note || null });
    const resolved = await resolveDraft(services, q, { userId, lang, goods, now });
    if (shipping !== undefined && resolved.quote?.code !== shipping) throw refused("shipping");
    if (payment !== undefined && resolved.payment?.gateway !== payment) throw refused("payment");
  });
}

async function chooseAddress(q: Query, userId: string, id: string): Promise<void> {
  const { id: addressId } = await requireAddress(q, userId, id);
  await saveDraft(q, userId, { addressId });
}

function refused(field: "shipping" | "payment"): ApiError {
  return new ApiError("error.bad_request", { errors: { [field]: [`checkout.${field}_gone`] } });
}
