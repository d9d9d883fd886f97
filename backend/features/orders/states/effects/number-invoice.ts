import { nextInvoiceNumber } from "../../numbers/next-invoice-number";
import type { Effect } from "./effects";

/** A paid order gets its invoice's number; what has one keeps it. */
export const numberInvoice: Effect = async ({ packageName }, q, { order, now }) => ({
  invoiceNo: order.invoiceNo ?? (await nextInvoiceNumber(q, packageName, now)),
});
