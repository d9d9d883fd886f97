/** A shopper in front of the last button. */
import { eq } from "drizzle-orm";
import type { TestBackend } from "../../../../tests/support/backend";
import type { Money } from "../../../contract/money";
import { coupons } from "../../../db/tables/carts";
import { orders } from "../../../db/tables/orders";
import { newId } from "../../../ports/ids";
import { inLosAngeles, inTehran } from "../../address/addresses.fixture";
import { Buyer } from "../../checkout/checkout.fixture";

/** A buyer whose checkout has all answers, with so many pieces of each variant in the cart. */
export async function readyBuyer(
  backend: TestBackend,
  lines: [variantId: string, qty: number][],
  lang: "en" | "fa" = "fa",
): Promise<Buyer> {
  const buyer = await Buyer.come(backend, lang);
  for (const [variantId, qty] of lines) await buyer.add(variantId, qty);
  const isPersian = lang === "fa";
  const address_id = await buyer.addAddress(isPersian ? inTehran : inLosAngeles);
  await buyer.choose({ address_id });
  await buyer.choose({ shipping: isPersian ? "post" : "standard" });
  await buyer.choose({ payment: isPersian ? "zarinpal" : "stripe" });
  return buyer;
}

/** Sends the order off, for what the review shows unless another amount is given. */
export async function place(buyer: Buyer, payable?: Money, opId: string = newId()) {
  const agreed = payable ?? (await buyer.checkout()).totals.payable;
  return buyer.call("user/orders", "POST", { op_id: opId, payable: agreed });
}

/** A coupon that nobody has used yet; answers its code. */
export async function giveCoupon(
  { shop }: TestBackend,
  values: Omit<typeof coupons.$inferInsert, "code">,
): Promise<string> {
  const code = `GIFT-${newId().slice(-8).toUpperCase()}`;
  await shop.database.run((q) => q.insert(coupons).values({ ...values, code }));
  return code;
}

export async function ordersOf({ shop }: TestBackend, userId: string) {
  return shop.database.run((q) => q.select().from(orders).where(eq(orders.userId, userId)));
}
