import type { PostalAddress } from "../../contract/address";
import type { CheckoutStep } from "../../contract/checkout";
import type { LanguageCode } from "../../contract/languages";
import type { GatewayId } from "../../contract/payment";
import type { Query } from "../../db/database";
import type { Texts } from "../../db/tables/columns";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { showPostalAddress } from "../address/show-address";
import { resolveDraft } from "./resolve-draft";

interface Placing {
  userId: string;
  lang: LanguageCode;
  /** What is bought, in the storage unit of the language's currency. */
  lines: readonly { qty: number; unitPrice: number }[];
  /** A coupon pays for the way. */
  freeShipping?: boolean;
  now: Date;
}

export interface ResolvedCheckout {
  address: PostalAddress;
  /** `price` in the storage unit of the language's currency; `from` and `to` ISO dates. */
  shipping: { code: string; name: Texts; price: number; from: string; to: string };
  gateway: GatewayId;
  note: string | null;
}

/**
 * What an order takes over of its checkout, inside the placing's transaction. Throws `error.bad_request`
 * with the mistake under the step's name where an answer is missing or no longer possible.
 */
export async function resolveCheckout(
  services: Pick<Services, "gateways" | "holdingLimits">,
  q: Query,
  { userId, lang, lines, freeShipping = false, now }: Placing,
): Promise<ResolvedCheckout> {
  const goods = lines.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0);
  const { address, quote, payment, note } = await resolveDraft(services, q, {
    userId,
    lang,
    goods,
    now,
  });
  if (!address) throw missing("address");
  if (!quote) throw missing("shipping");
  if (!payment) throw missing("payment");
  const { code, name, amount, from, to } = quote;
  return {
    address: await showPostalAddress(address, lang),
    shipping: { code, name, price: freeShipping ? 0 : amount, from, to },
    gateway: payment.gateway,
    note,
  };
}

function missing(step: Exclude<CheckoutStep, "review">): ApiError {
  return new ApiError("error.bad_request", { errors: { [step]: [`checkout.${step}_missing`] } });
}
