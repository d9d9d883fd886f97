import type { PostalAddress } from "../../contract/address";
import type { CheckoutStep, PlaceOrderInput } from "../../contract/checkout";
import type { LanguageCode } from "../../contract/languages";
import type { GatewayId } from "../../contract/payment";
import type { Texts } from "../../db/tables/columns";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { showPostalAddress } from "../address/show-address";
import { type Choices, settleChoices } from "./resolve-draft";

interface Placing {
  choices: Choices;
  userId: string;
  lang: LanguageCode;
  /** What is bought, in the storage unit of the language's currency. */
  lines: readonly { qty: number; unitPrice: number }[];
  /** A coupon pays for the way. */
  freeShipping?: boolean;
  /** Assumed answers that the shopper saw and agreed to, and how to pay where the review asked for it. */
  agreed?: PlaceOrderInput["agreed"];
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
 * What an order takes over of its checkout. Throws `error.bad_request`
 * with the mistake under the step's name where an answer is missing, no longer possible, or assumed without the
 * shopper's having seen it.
 */
export async function resolveCheckout(
  services: Pick<Services, "gateways">,
  { choices, userId, lang, lines, freeShipping = false, agreed = {}, now }: Placing,
): Promise<ResolvedCheckout> {
  const goods = lines.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0);
  const { address, quote, payments, payment, note, assumed } = await settleChoices(
    services,
    choices,
    { userId, lang, goods, now },
  );
  if (!address || (assumed.address && agreed.address_id !== address.id)) throw missing("address");
  if (!quote || (assumed.shipping && agreed.shipping !== quote.code)) throw missing("shipping");
  const isChosen = payment !== null && !assumed.payment;
  const paying = isChosen ? payment : payments.find(({ gateway }) => gateway === agreed.payment);
  if (!paying) throw missing("payment");
  const { code, name, amount, from, to } = quote;
  return {
    address: await showPostalAddress(address, lang),
    shipping: { code, name, price: freeShipping ? 0 : amount, from, to },
    gateway: paying.gateway,
    note,
  };
}

function missing(step: Exclude<CheckoutStep, "review">): ApiError {
  return new ApiError("error.bad_request", { errors: { [step]: [`checkout.${step}_missing`] } });
}
