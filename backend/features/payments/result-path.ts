import { eq } from "drizzle-orm";
import { asLanguage, bootstrapLanguage } from "../../contract/languages";
import { orders } from "../../db/tables/orders";
import type { Services } from "../../services";
import type { PaymentRow } from "./payment-row";

/**
 * The page of a payment, in the asked language or that of its order; for an unknown one a path that is the
 * page's own 404.
 */
export async function resultPath(
  { database }: Pick<Services, "database">,
  payment: PaymentRow | undefined,
  query: URLSearchParams,
): Promise<string> {
  const asked = query.get("p")?.slice(0, 40) || "-";
  if (!payment) return `/home/payment/pending/${encodeURIComponent(asked)}`;
  const [order] = await database.run((q) =>
    q.select({ lang: orders.lang }).from(orders).where(eq(orders.id, payment.orderId)),
  );
  const lang = asLanguage(query.get("lang")) ?? order?.lang ?? bootstrapLanguage;
  return `/${lang}/home/payment/${payment.status}/${payment.refId}`;
}
