import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { messages } from "~/i18n/messages";
import type { MessageKey } from "~/i18n/messages/en";
import type { TextIn } from "./to-invoice-view.server";

const words = {
  title: "invoice.title",
  number: "invoice.number",
  order: "order.order",
  issued: "invoice.issued",
  seller: "invoice.seller",
  buyer: "invoice.buyer",
  item: "invoice.item",
  qty: "invoice.qty",
  unit: "invoice.unit",
  total: "invoice.total",
  shipping: "order.shipping",
  payments: "order.payments",
  inWords: "invoice.in_words",
  check: "invoice.check",
} as const satisfies Record<string, MessageKey>;

export type InvoiceWords = Record<keyof typeof words, TextIn[]>;

/** The paper's own words in both languages, the reader's first. */
export function invoiceWords(lang: LanguageCode): InvoiceWords {
  const order = [lang, ...languageCodes.filter((code) => code !== lang)];
  const entries = Object.entries(words).map(([name, key]) => [
    name,
    order.map((code) => ({ lang: code, text: messages[code][key] })),
  ]);
  return Object.fromEntries(entries);
}
