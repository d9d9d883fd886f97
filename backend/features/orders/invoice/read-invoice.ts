import { asc, eq } from "drizzle-orm";
import { inEachLanguage, languageCodes } from "../../../contract/languages";
import type { Invoice } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { orderItems } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { readPayments } from "../../payments/read-result";
import { readShopIdentity } from "../../settings/shop";
import type { NamedShop } from "../../site/read-shop-name";
import { findOwnOrder } from "../reading/find-own-order";
import { showOption } from "../reading/show-item";
import type { ItemRow, OrderRow } from "../states/types";
import { invoiceHash } from "./invoice-hash";

/** The invoice of a user's order; `error.not_found` before it is paid, too. */
export function readInvoice(
  services: Pick<Services, "database" | "packageName" | "publicUrl">,
  userId: string,
  number: string,
): Promise<Invoice> {
  return services.database.run(async (q) => {
    const order = await findOwnOrder(q, userId, number);
    const { invoiceNo, paidAt } = order;
    if (invoiceNo === null || paidAt === null) throw new ApiError("error.not_found");
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
      seller: await readSeller(q, services),
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
    options: languageCodes.flatMap((lang) => {
      const isSaid = options.some((option) => option.name[lang] ?? option.value[lang]);
      return isSaid ? [{ lang, said: options.map((option) => showOption(option, lang)) }] : [];
    }),
    qty,
    unit_price: { amount: unitPrice, currency },
    total: { amount: total, currency },
  };
}

/** Who sells: the name, and the lines below it that the owner has written. */
async function readSeller(q: Query, shop: NamedShop): Promise<Invoice["seller"]> {
  const seller = await readShopIdentity(q, shop);
  const { name, address, legal_form, registration } = seller;
  const plain = [seller.tax_number, seller.phone, seller.email];
  const lines = [
    legal_form,
    address,
    registration,
    ...plain.map((line) => inEachLanguage(() => line)),
  ];
  return { name, lines: lines.filter((line) => Object.values(line).some((text) => text !== "")) };
}
