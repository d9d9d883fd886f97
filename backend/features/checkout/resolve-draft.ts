import type { CashRefusal, PaymentOption } from "../../contract/checkout";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import type { Services } from "../../services";
import { findAddress } from "../address/read-addresses";
import { type AddressRow, showPostalAddress } from "../address/show-address";
import { cashRefusal } from "../orders/holding/cash-refusal";
import { availableGateways } from "../payments/available-gateways";
import { type Quote, quoteMethods } from "../shipping/quote";
import { readMethods } from "../shipping/read-methods";
import { type Draft, readDraft } from "./draft";

export interface Standing {
  userId: string;
  lang: LanguageCode;
  /** What the goods cost, in the storage unit of the language's currency. */
  goods: number;
  now: Date;
}

/** A draft against what is possible now: what is no longer there counts as not chosen. */
export interface ResolvedDraft {
  address: AddressRow | null;
  quotes: Quote[];
  quote: Quote | null;
  payments: PaymentOption[];
  payment: PaymentOption | null;
  /** Why cash at the door is not offered, though the way to send takes it. */
  cashRefused: CashRefusal | null;
  note: string | null;
}

export async function resolveDraft(
  services: Pick<Services, "gateways" | "holdingLimits">,
  q: Query,
  standing: Standing,
): Promise<ResolvedDraft> {
  const draft = await readDraft(q, standing.userId);
  const address = draft.addressId
    ? ((await findAddress(q, standing.userId, draft.addressId)) ?? null)
    : null;
  const quotes = address ? await quotesTo(q, address, standing) : [];
  const quote = quotes.find(({ code }) => code === draft.shippingCode) ?? null;
  const cashRefused = quote?.codAllowed
    ? await cashRefusal(q, services.holdingLimits, standing)
    : null;
  const takesCash = quote?.codAllowed === true && cashRefused === null;
  const payments = availableGateways(services, languages[standing.lang].currency).filter(
    ({ gateway }) => gateway !== "cod" || takesCash,
  );
  const payment = chosen(payments, draft);
  return { address, quotes, quote, payments, payment, cashRefused, note: draft.note };
}

/** The ways to send to an address. */
export async function quotesTo(
  q: Query,
  address: AddressRow,
  { lang, goods, now }: Standing,
): Promise<Quote[]> {
  const { iso2 } = await showPostalAddress(address, lang);
  const to = { iso2, stateId: address.stateId };
  return quoteMethods(await readMethods(q), { to, currency: languages[lang].currency, goods, now });
}

function chosen(payments: readonly PaymentOption[], { gateway }: Draft): PaymentOption | null {
  return payments.find((option) => option.gateway === gateway) ?? null;
}
