import type { PaymentOption } from "#backend/contract/checkout";
import type { Order } from "#backend/contract/order";
import type { PaymentResult } from "#backend/contract/payment";
import { printPhone } from "~/features/address/print-phone.server";
import type { PageHead } from "~/features/document/page-head";
import type { SummaryLine } from "~/features/orders/summary-lines";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import { moneyInWords } from "~/i18n/money-in-words.server";
import { joinSpoken, toPart } from "~/i18n/spoken";
import type { RequestContext } from "~/request/context.server";
import { mayLeadTo } from "~/request/may-lead-to.server";
import type { IconName } from "~/ui/icon/icon";

/** What a payment's page tells: the word for everybody, the receipt for its owner. */
export function toPaymentView(
  ctx: RequestContext,
  result: PaymentResult,
  paymentOptions: readonly PaymentOption[],
  bought: Order | null,
) {
  const { t } = ctx;
  const outcome = outcomeOf(result);
  const title = t(`payment.word.${outcome}`);
  const head: PageHead = { title, noindex: true };
  return {
    head,
    title,
    icon: icons[outcome],
    tone: tones[outcome],
    text: t(
      outcome === "pending" && !result.recheck ? "payment.unheard" : `payment.text.${outcome}`,
    ),
    next: result.receipt ? t(`payment.next.${outcome}`) : t("payment.others"),
    receipt: receiptOf(ctx, result),
    order: result.order && { number: result.order.number },
    bought: bought && boughtOf(ctx, bought),
    written: outcome === "success" || outcome === "cod" ? writtenTo(ctx, bought) : undefined,
    paymentOptions: paymentOptions.map((option) => ({
      gateway: option.gateway,
      name: t(`order.gateway.${option.gateway}`),
      note: noteOf(ctx, option),
    })),
    bank: bankOf(ctx, result),
    look: lookOf(ctx, result),
    refresh: refreshOf(ctx, result),
    opId: crypto.randomUUID(),
  };
}
export type PaymentView = ReturnType<typeof toPaymentView>;

const outcomes = [
  "success",
  "pending",
  "cod",
  "failed",
  "unreached",
  "canceled",
  "expired",
  "review",
  "refunded",
] as const;
type Outcome = (typeof outcomes)[number];

/** The word of the address; one that has not reached its bank is on its way there. */
export function wordOf({ status }: Pick<PaymentResult, "status">) {
  return status === "created" ? "pending" : status;
}

/** The word, told apart where the shopper has to know more. */
function outcomeOf(result: PaymentResult): Outcome {
  const word = wordOf(result);
  if (word === "pending" && result.receipt?.gateway === "cod") return "cod";
  return word === "failed" && !result.reached ? "unreached" : word;
}

const icons: Record<Outcome, IconName> = {
  success: "check",
  pending: "clock",
  cod: "check",
  failed: "close",
  unreached: "alert",
  canceled: "undo",
  expired: "clock",
  review: "search",
  refunded: "undo",
};

type Tone = "ok" | "wait" | "bad";

const tones: Record<Outcome, Tone> = {
  success: "ok",
  pending: "wait",
  cod: "ok",
  failed: "bad",
  unreached: "bad",
  canceled: "wait",
  expired: "wait",
  review: "wait",
  refunded: "ok",
};

/** The gateway's page, where the payment still leads there; an address that is no gateway's is no link. */
function bankOf(ctx: RequestContext, { receipt }: PaymentResult): string | null {
  const address = receipt?.redirect_url ?? null;
  return address !== null && mayLeadTo(ctx, address) ? address : null;
}

/** Where its owner has the bank asked once more; the way leads back to this page. */
function lookOf(
  { lang }: RequestContext,
  { ref_id, receipt, ...result }: PaymentResult,
): string | null {
  if (!receipt || receipt.gateway === "cod" || wordOf(result) !== "pending") return null;
  return `/api/payment/return/${receipt.gateway}?${new URLSearchParams({ p: ref_id, lang })}`;
}

/** Seconds until the next look, and where: its owner's page has the bank asked on the way. */
function refreshOf(ctx: RequestContext, result: PaymentResult): string | null {
  if (!result.recheck) return null;
  const look = lookOf(ctx, result);
  return look ? `5;url=${look}` : "5";
}

function receiptOf({ lang, t }: RequestContext, { ref_id, receipt }: PaymentResult) {
  if (!receipt) return null;
  const { money } = formatsFor(lang);
  const { bothCalendars, time } = datesFor(lang);
  const paidAt = receipt.verified_at ?? receipt.at;
  return {
    figures: money(receipt.amount),
    words: moneyInWords(receipt.amount, lang),
    rows: [
      { name: t("payment.way"), value: t(`order.gateway.${receipt.gateway}`) },
      { name: t("payment.ref"), value: ref_id, isCode: true },
      { name: t("payment.bank_ref"), value: receipt.bank_ref, isCode: true },
      { name: t("payment.card"), value: receipt.card, isCode: true },
      { name: t("payment.date"), value: bothCalendars(paidAt) },
      { name: t("payment.time"), value: time(paidAt) },
    ].filter((row): row is ReceiptRow => row.value !== null),
  };
}

/** What was bought, and when it comes; an order that goes nowhere any more comes on no day. */
function boughtOf({ lang, t }: RequestContext, { items, shipping, state }: Order) {
  const { money, number } = formatsFor(lang);
  const days = datesFor(lang).weekdayRange(shipping.from, shipping.to);
  return {
    lines: items.map(
      (item): SummaryLine => ({
        id: item.id,
        name: item.name,
        ...(item.lang && { lang: item.lang }),
        options: joinSpoken(
          item.options.map(({ value, said_in: own }) => toPart(value, own?.value)),
          t("list.comma"),
        ),
        picture: item.image ? { url: item.image.url, tint: item.image.tint } : undefined,
        qty: number(item.qty),
        total: money(item.total),
      }),
    ),
    shipping: underWay.has(state)
      ? `${t("checkout.shipping_days", { days })} · ${shipping.name}`
      : undefined,
  };
}

/** Where the confirmation went. */
function writtenTo({ lang, t }: RequestContext, order: Order | null): string | undefined {
  if (!order?.news_to?.length) return undefined;
  const targets = order.news_to.map((target) =>
    isolate(target.includes("@") ? target : printPhone(target, lang)),
  );
  return t("payment.written", { targets: targets.join(t("list.comma")) });
}

/** Keeps its order, left to right, in text of the other direction. */
const isolate = (text: string) => `\u2066${text}\u2069`;

const underWay = new Set<Order["state"]>(["awaiting_payment", "paid", "processing"]);

interface ReceiptRow {
  name: string;
  value: string;
  /** Read letter by letter, left to right in every language. */
  isCode?: boolean;
}

function noteOf({ t }: RequestContext, { sandbox, needs_script }: PaymentOption): string | null {
  if (sandbox) return t("payment.sandbox");
  return needs_script ? t("payment.needs_script") : null;
}
