import { asc, eq } from "drizzle-orm";
import { languageCode } from "../../../contract/i18n";
import type { Invoice } from "../../../contract/order";
import type { Query } from "../../../db/database";
import type { Texts } from "../../../db/tables/columns";
import { orderItems } from "../../../db/tables/orders";
import { CallError } from "../../../http/errors";
import type { Services } from "../../../services";
import { speak } from "../../languages/language";
import { readPayments } from "../../payments/read-result";
import { readShopIdentity } from "../../settings/shop";
import { findOwnOrder } from "../reading/find-own-order";
import type { ItemRow, OrderRow } from "../states/guards";
import { invoiceHash } from "./invoice-hash";

/** The invoice of a user's order; `error.not_found` before it is paid, too. */
export function readInvoice(
  { database }: Pick<Services, "database">,
  userId: string,
  number: string,
): Promise<Invoice> {
  return database.run(async (q) => {
    const order = await findOwnOrder(q, userId, number);
    const { invoiceNo, paidAt } = order;
    if (invoiceNo === null || paidAt === null) throw new CallError("error.not_found");
    const items = await q
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(asc(orderItems.id));
    const hash = invoiceHash(order, items);
    return {
      invoice_no: invoiceNo,
      number: order.number,
      issued_at: paidAt.toISOString(),
      seller: await readSeller(q),
      buyer: order.address,
      items: items.map((item) => showLine(order, item)),
      shipping_name: order.shipping.name,
      totals: order.totals,
      payments: await readPayments(q, order.id),
      hash,
      verify_path: `/home/invoice/${invoiceNo}/${hash}`,
    };
  });
}

function showLine({ currency }: OrderRow, item: ItemRow): Invoice["items"][number] {
  const { sku, name, options, qty, unitPrice, total } = item;
  return {
    sku,
    name,
    options: inEachLanguage((lang) =>
      options
        .map((option) => `${speak(option.name, lang) ?? ""}: ${speak(option.value, lang) ?? ""}`)
        .join(lang === "fa" ? "، " : ", "),
    ),
    qty,
    unit_price: { amount: unitPrice, currency },
    total: { amount: total, currency },
  };
}

/** Who sells: the name, and the lines below it that the owner has written. */
async function readSeller(q: Query): Promise<Invoice["seller"]> {
  const { name, address, registration, phone } = await readShopIdentity(q);
  const lines = [address, registration, inEachLanguage(() => phone)];
  return { name, lines: lines.filter((line) => Object.values(line).some((text) => text !== "")) };
}

function inEachLanguage(say: (lang: (typeof languageCode.options)[number]) => string): Texts {
  return Object.fromEntries(languageCode.options.map((lang) => [lang, say(lang)]));
}
