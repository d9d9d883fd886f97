import { type LanguageCode, languageCodes, languages } from "#backend/contract/languages";
import type { Invoice } from "#backend/contract/order";
import { printPlace } from "~/features/address/print-address.server";
import { printPhone } from "~/features/address/print-phone.server";
import { toTotalsView } from "~/features/cart/totals-view.server";
import { qrPath } from "~/features/document/qr-path.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import { moneyInWords } from "~/i18n/money-in-words.server";
import { type Spoken, toPart, toSpoken, wordsOf } from "~/i18n/spoken";
import type { RequestContext } from "~/request/context.server";

/** An invoice in both languages: what it is about stands side by side, figures in the reader's (F11). */
export function toInvoiceView(ctx: RequestContext, invoice: Invoice) {
  const { display, lang, settings } = ctx;
  const { money, number } = formatsFor(lang, display);
  const verifyUrl = settings.publicUrl + invoice.verify_path;
  return {
    invoiceNo: invoice.invoice_no,
    number: invoice.number,
    issued: datesFor(lang, display).bothCalendars(invoice.issued_at),
    seller: {
      names: inBoth(lang, invoice.seller.name),
      lines: invoice.seller.lines.map((line) => inBoth(lang, line)),
    },
    buyer: {
      name: invoice.buyer.recipient_name,
      phone: printPhone(invoice.buyer.recipient_phone, lang, display),
      lines: printPlace(invoice.buyer, ctx),
    },
    items: invoice.items.map((item) => ({
      sku: item.sku,
      names: inBoth(lang, item.name),
      options: optionsIn(lang, item.options),
      qty: number(item.qty),
      unit: money(item.unit_price),
      total: money(item.total),
    })),
    shipping: inBoth(lang, invoice.shipping_name),
    totals: toTotalsView(invoice.totals, ctx),
    words: readingOrder(lang).map((code) => ({
      lang: code,
      text: moneyInWords(invoice.totals.payable, code),
    })),
    payments: invoice.payments.map(({ ref_id, bank_ref, card, amount }) => ({
      refId: ref_id,
      bankRef: bank_ref,
      card,
      amount: money(amount),
    })),
    hash: invoice.hash,
    verifyUrl,
    qr: qrPath(verifyUrl),
  };
}

export type InvoiceView = ReturnType<typeof toInvoiceView>;

export interface TextIn {
  lang: LanguageCode;
  text: Spoken;
}

/** The reader's language first. */
function readingOrder(lang: LanguageCode): LanguageCode[] {
  return [lang, ...languageCodes.filter((code) => code !== lang)];
}

/** What was chosen of an item in each language, once where they say the same. */
function optionsIn(lang: LanguageCode, options: Invoice["items"][number]["options"]): TextIn[] {
  const all = readingOrder(lang).flatMap((code) => {
    const { said = [] } = options.find((one) => one.lang === code) ?? {};
    const parts = said.flatMap(({ name, value, said_in: own }, place) => [
      ...(place > 0 ? [languages[code].comma] : []),
      toPart(name, own?.name),
      ": ",
      toPart(value, own?.value),
    ]);
    return parts.length > 0 ? [{ lang: code, text: toSpoken(parts) }] : [];
  });
  return once(all);
}

/** A name in each language that it has, once where they say the same. */
function inBoth(lang: LanguageCode, texts: Record<string, string>): TextIn[] {
  const all = readingOrder(lang).flatMap((code) => {
    const text = texts[code];
    return text ? [{ lang: code, text }] : [];
  });
  return once(all);
}

function once(all: TextIn[]): TextIn[] {
  const words = all.map(({ text }) => wordsOf(text));
  return all.filter((_, place) => words.indexOf(words[place] ?? "") === place);
}
