import { eq, type InferSelectModel } from "drizzle-orm";
import type { PostalAddress } from "../../contract/address";
import type {
  Assumption,
  CashRefusal,
  Checkout,
  CheckoutStep,
  PaymentOption,
  PlaceOrderInput,
} from "../../contract/checkout";
import { type LanguageCode, languages } from "../../contract/languages";
import type { GatewayId } from "../../contract/payment";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { checkouts } from "../../db/tables/checkouts";
import type { Texts } from "../../db/tables/columns";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { readAddresses } from "../address/read-addresses";
import { type AddressRow, showPostalAddress } from "../address/show-address";
import { cashRefusal } from "../orders/holding/cash-refusal";
import { type LastOrder, readLastOrder } from "../orders/reading/read-last-order";
import { availableGateways } from "../payments/available-gateways";
import { type Quote, quoteMethods } from "../shipping/quote";
import { readMethods, type ShippingMethod } from "../shipping/read-methods";

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
    note: agreed.note === undefined ? note : agreed.note || null,
  };
}

function missing(step: Exclude<CheckoutStep, "review">): ApiError {
  return new ApiError("error.bad_request", { errors: { [step]: [`checkout.${step}_missing`] } });
}

interface Standing {
  userId: string;
  lang: LanguageCode;
  /** What the goods cost, in the storage unit of the language's currency. */
  goods: number;
  now: Date;
}

/**
 * A draft against what is possible now: what is no longer there counts as not chosen, and what has not been
 * chosen is assumed where there is one answer only, or one that the shopper gave before.
 */
export interface ResolvedDraft {
  address: AddressRow | null;
  quotes: Quote[];
  quote: Quote | null;
  payments: PaymentOption[];
  payment: PaymentOption | null;
  /** Why cash at the door is not offered, though the way to send takes it. */
  cashRefused: CashRefusal | null;
  note: string | null;
  assumed: Checkout["assumed"];
}

export async function resolveDraft(
  services: Pick<Services, "gateways" | "holdingLimits">,
  q: Query,
  standing: Standing,
): Promise<ResolvedDraft> {
  return settleChoices(services, await readChoices(services, q, standing.userId), standing);
}

/** What a user has chosen and what there is to choose, whatever is in the cart. */
interface Choices {
  draft: Draft;
  last: LastOrder | undefined;
  addresses: AddressRow[];
  methods: ShippingMethod[];
  cashRefusal: CashRefusal | null;
}

/** All of it side by side: nothing of it waits for the rest. */
export async function readChoices(
  { holdingLimits }: Pick<Services, "holdingLimits">,
  q: Query,
  userId: string,
): Promise<Choices> {
  const [draft, last, addresses, methods, refusal] = await Promise.all([
    readDraft(q, userId),
    readLastOrder(q, userId),
    readAddresses(q, userId),
    readMethods(q),
    cashRefusal(q, holdingLimits, { userId }),
  ]);
  return { draft, last, addresses, methods, cashRefusal: refusal };
}

/** The choices against what is bought. */
export async function settleChoices(
  services: Pick<Services, "gateways">,
  { draft, last, addresses, methods, cashRefusal }: Choices,
  standing: Standing,
): Promise<ResolvedDraft> {
  const to = resolveAddress(addresses, draft);
  const quotes = to.answer ? await quotesTo(methods, to.answer, standing) : [];
  const way = pickWay(quotes, draft.shippingCode, last?.shipping);
  const cashRefused = way.answer?.codAllowed ? cashRefusal : null;
  const takesCash = way.answer?.codAllowed === true && cashRefused === null;
  const payments = availableGateways(services, languages[standing.lang].currency).filter(
    ({ gateway }) => gateway !== "cod" || takesCash,
  );
  // Which ways to pay there are depends on the way to send.
  const paying = way.answer
    ? pick(payments, ({ gateway }) => gateway, draft.gateway, last?.gateway)
    : noAnswer;
  return {
    address: to.answer,
    quotes,
    quote: way.answer,
    payments,
    payment: paying.answer,
    cashRefused,
    note: draft.note,
    assumed: { address: to.assumed, shipping: way.assumed, payment: paying.assumed },
  };
}

interface Resolved<T> {
  answer: T | null;
  assumed: Assumption | null;
}

function resolveAddress(
  addresses: readonly AddressRow[],
  { addressId }: Draft,
): Resolved<AddressRow> {
  const chosen = addresses.find(({ id }) => id === addressId);
  if (chosen) return { answer: chosen, assumed: null };
  const standing = addresses.find(({ isDefault }) => isDefault);
  return standing ? { answer: standing, assumed: "default" } : noAnswer;
}

/** As `pick`; who has never chosen one is offered the cheapest, the owner's first of several. */
function pickWay(
  quotes: readonly Quote[],
  chosen: string | null,
  last: string | undefined,
): Resolved<Quote> {
  const way = pick(quotes, ({ code }) => code, chosen, last);
  const [cheapest] = quotes.toSorted((a, b) => a.amount - b.amount);
  if (way.answer || chosen !== null || !cheapest) return way;
  return { answer: cheapest, assumed: "cheapest" };
}

/** The chosen one, else the only one, else the last order's: what was chosen and is gone is asked for again. */
function pick<T>(
  options: readonly T[],
  codeOf: (option: T) => string,
  chosen: string | null,
  last: string | undefined,
): Resolved<T> {
  const find = (code: string | undefined) => options.find((option) => codeOf(option) === code);
  const answer = chosen === null ? undefined : find(chosen);
  if (answer) return { answer, assumed: null };
  const [only] = options;
  if (only && options.length === 1) return { answer: only, assumed: "only" };
  const again = chosen === null ? find(last) : undefined;
  return again ? { answer: again, assumed: "last" } : noAnswer;
}

const noAnswer = { answer: null, assumed: null };

/** The ways to send to an address. */
async function quotesTo(
  methods: readonly ShippingMethod[],
  address: AddressRow,
  { lang, goods, now }: Standing,
): Promise<Quote[]> {
  const { iso2 } = await showPostalAddress(address, lang);
  const to = { iso2, stateId: address.stateId };
  return quoteMethods(methods, { to, currency: languages[lang].currency, goods, now });
}

/** What a user has chosen on the way to an order. */
type Draft = Pick<
  InferSelectModel<typeof checkouts>,
  "addressId" | "shippingCode" | "gateway" | "note"
>;

const blank: Draft = { addressId: null, shippingCode: null, gateway: null, note: null };

async function readDraft(q: Query, userId: string): Promise<Draft> {
  const [row] = await readOwn(q, { userId });
  return row ?? blank;
}

const readOwn = prepared(["userId"], (q, { userId }) =>
  q
    .select({
      addressId: checkouts.addressId,
      shippingCode: checkouts.shippingCode,
      gateway: checkouts.gateway,
      note: checkouts.note,
    })
    .from(checkouts)
    .where(eq(checkouts.userId, userId)),
);

/** Writes the parts that are given; the others stay. */
export async function saveDraft(q: Query, userId: string, parts: Partial<Draft>): Promise<void> {
  await q
    .insert(checkouts)
    .values({ userId, ...parts })
    .onConflictDoUpdate({ target: checkouts.userId, set: { ...parts, updatedAt: new Date() } });
}

/** Forgets what was chosen, once it has become an order. */
export async function deleteCheckout(q: Query, userId: string): Promise<void> {
  await q.delete(checkouts).where(eq(checkouts.userId, userId));
}
