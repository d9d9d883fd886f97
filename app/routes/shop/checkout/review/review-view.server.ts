import type { Assumption, Checkout } from "#backend/contract/checkout";
import type { LanguageCode } from "#backend/contract/languages";
import { printAddress } from "~/features/address/print-address.server";
import { printPhone } from "~/features/address/print-phone.server";
import { moneyInWords } from "~/i18n/money-in-words.server";
import type { RequestContext } from "~/request/context.server";
import { cashHint, type PaymentView, toPaymentView } from "../payment/payment-view.server";
import { printArrival, printShippingPrice } from "../shipping/print-arrival.server";

export interface ReviewView {
  address: { lines: string[]; phone: string };
  /** Its name, in another language than the page's where one is named, and more lines about it. */
  shipping: { name: string; lang?: LanguageCode | undefined; lines: string[] };
  /** None where the page asks for it. */
  payment?: string[];
  payments?: PaymentView[];
  /** Why a way to pay that might be looked for is missing. */
  paymentHint?: string;
  /** Why an answer stands that nobody gave for this order. */
  why: { address?: string; shipping?: string; payment?: string };
  note: string;
  /** What the reader is shown to pay, for the server to compare (decisions 18). */
  payable: { amount: number; currency: string };
  /** The same in words, so that a slip by a factor of ten is seen. */
  payableInWords: string;
  /** Names the order, so that sending it twice makes one (decisions 11). */
  opId: string;
  /** Answers that nobody gave for this order, by their fields: placing it agrees to them (0129). */
  agreed: Partial<Record<"address_id" | "shipping" | "payment", string>>;
}

/** Everything that was answered, printed; null where an answer is missing that this page does not ask for. */
export function toReviewView(checkout: Checkout, ctx: RequestContext): ReviewView | null {
  const { address, shipping, payment, note, totals, assumed } = checkout;
  const options = checkout.payment_options.map((option) => toPaymentView(option, ctx));
  if (!address || !shipping || options.length === 0) return null;
  const paying = payment && toPaymentView(payment, ctx);
  const why = (assumption: Assumption | null) =>
    assumption ? ctx.t(`checkout.assumed_${assumption}`) : undefined;
  return {
    address: {
      lines: printAddress(address, ctx),
      phone: printPhone(address.recipient_phone, ctx.lang),
    },
    shipping: {
      name: shipping.name,
      ...(shipping.lang && { lang: shipping.lang }),
      lines: [printArrival(shipping, ctx), printShippingPrice(shipping, ctx)],
    },
    payment: paying ? [paying.name, ...paying.texts] : undefined,
    payments: paying ? undefined : options,
    paymentHint: cashHint(checkout, ctx),
    why: {
      address: why(assumed.address),
      shipping: why(assumed.shipping),
      payment: assumed.payment
        ? [why(assumed.payment), cashHint(checkout, ctx)].filter(Boolean).join(" ")
        : undefined,
    },
    note: note ?? "",
    payable: totals.payable,
    payableInWords: moneyInWords(totals.payable, ctx.lang),
    opId: crypto.randomUUID(),
    agreed: {
      ...(assumed.address && { address_id: address.id }),
      ...(assumed.shipping && { shipping: shipping.code }),
      ...(assumed.payment && payment && { payment: payment.gateway }),
    },
  };
}
