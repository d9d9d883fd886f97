import type { Checkout } from "#backend/contract/checkout";
import { printAddress } from "~/features/address/print-address.server";
import { printPhone } from "~/features/address/print-phone.server";
import { moneyInWords } from "~/i18n/money-in-words.server";
import type { RequestContext } from "~/request/context.server";
import { toPaymentView } from "../payment/payment-view.server";
import { printArrival, printShippingPrice } from "../shipping/print-arrival.server";

export interface ReviewView {
  address: { lines: string[]; phone: string };
  shipping: string[];
  payment: string[];
  note: string;
  /** What the reader is shown to pay, for the server to compare (decisions 18). */
  payable: { amount: number; currency: string };
  /** The same in words, so that a slip by a factor of ten is seen. */
  payableInWords: string;
  /** Names the order, so that sending it twice makes one (decisions 11). */
  opId: string;
}

/** Everything that was answered, printed; null where an answer is missing. */
export function toReviewView(checkout: Checkout, ctx: RequestContext): ReviewView | null {
  const { address, shipping, payment, note, totals } = checkout;
  if (!address || !shipping || !payment) return null;
  const paying = toPaymentView(payment, ctx);
  return {
    address: {
      lines: printAddress(address, ctx),
      phone: printPhone(address.recipient_phone, ctx.lang),
    },
    shipping: [shipping.name, printArrival(shipping, ctx), printShippingPrice(shipping, ctx)],
    payment: [paying.name, ...paying.texts],
    note: note ?? "",
    payable: totals.payable,
    payableInWords: moneyInWords(totals.payable, ctx.lang),
    opId: crypto.randomUUID(),
  };
}
