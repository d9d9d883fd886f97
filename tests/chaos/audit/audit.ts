import { auditCharges } from "./audit-charges";
import { auditOrders } from "./audit-orders";
import { type Books, readBooks } from "./read-books";

/** What two books came to after their processes were killed again and again. */
export interface Audit {
  /** Charges that the bank took money for. */
  taken: number;
  /** Of those, what became of them in the shop. */
  paid: number;
  review: number;
  returned: number;
  /** What must not be, in words; none if all is well. */
  faults: string[];
}

/**
 * Compares the bank's books with the shop's: every charge that was captured is kept with its amount and pays one
 * order, waits under review or went back as often as the bank gave it back; what the bank never handed over pays
 * for nothing; and the shop's own orders, pieces and invoices add up.
 *
 * @param initialStock pieces of each variant that was on sale before the first order
 */
export async function audit(books: Books, initialStock: number): Promise<Audit> {
  const { charges, payments } = await readBooks(books);
  const taken = charges.filter(({ captured }) => captured > 0);
  const countBy = (status: string) => {
    const those = new Set(payments.filter((it) => it.status === status).map((it) => it.authority));
    return taken.filter(({ authority }) => those.has(authority)).length;
  };
  return {
    taken: taken.length,
    paid: countBy("success"),
    review: countBy("review"),
    returned: countBy("refunded"),
    faults: [...auditCharges(charges, payments), ...(await auditOrders(books.shop, initialStock))],
  };
}
