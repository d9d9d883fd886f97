/** Many shoppers in front of the last button at once, written by a few statements. */
import { eq } from "drizzle-orm";
import type { Answer, TestBackend } from "../../../../tests/support/backend";
import { addresses } from "../../../db/tables/addresses";
import { cartItems, carts } from "../../../db/tables/carts";
import { checkouts } from "../../../db/tables/checkouts";
import { sessions, users } from "../../../db/tables/users";
import { prices } from "../../../db/tables/variants";
import { newId } from "../../../ports/ids";
import { momentsFrom } from "../../auth/sessions/session-times";
import { hashToken, newToken } from "../../auth/sessions/tokens";
import { cartExpiry } from "../../cart/open-carts";

export interface Buyer {
  userId: string;
  token: string;
  /** From an address, where one is given. */
  place(opId?: string, address?: string): Promise<Answer>;
}

/** Somebody's line: which variant, and how many. */
export type Line = [variantId: string, qty: number];

const piecePrice = 1_000_000;
/** Registered post inside Iran, as the demo has it. */
const postPrice = 850_000;

/** So many users, each with these lines in the cart and every answer of the checkout given. */
export async function createBuyers(
  backend: TestBackend,
  count: number,
  linesOf: (place: number) => Line[],
): Promise<Buyer[]> {
  const now = backend.clock.now();
  const buyers = Array.from({ length: count }, (_, place) => ({
    userId: newId(),
    cartId: newId(),
    addressId: newId(),
    token: newToken(),
    lines: linesOf(place),
  }));
  await backend.shop.database.transaction(async (q) => {
    for (const variantId of new Set(buyers.flatMap(({ lines }) => lines.map(([id]) => id)))) {
      const price = { amount: piecePrice, compareAt: null };
      await q.update(prices).set(price).where(eq(prices.variantId, variantId));
    }
    await q.insert(users).values(buyers.map(({ userId }) => ({ id: userId })));
    await q.insert(sessions).values(
      buyers.map(({ userId, token }) => ({
        familyId: newId(),
        userId,
        tokenHash: hashToken(token),
        ...momentsFrom(now),
      })),
    );
    await q
      .insert(carts)
      .values(buyers.map(({ userId, cartId: id }) => ({ id, userId, expiresAt: cartExpiry(now) })));
    await q
      .insert(cartItems)
      .values(
        buyers.flatMap(({ cartId, lines }) =>
          lines.map(([variantId, qty]) => ({ cartId, variantId, qty })),
        ),
      );
    await q
      .insert(addresses)
      .values(buyers.map(({ userId, addressId: id }) => ({ ...home, id, userId })));
    await q.insert(checkouts).values(
      buyers.map(({ userId, addressId }) => ({
        userId,
        addressId,
        shippingCode: "post",
        gateway: "zarinpal" as const,
      })),
    );
  });
  return buyers.map(({ userId, token, lines }) => ({
    userId,
    token,
    place: (opId = newId(), address) => callPlace(backend, { token, opId, lines, address }),
  }));
}

const home = {
  recipientName: "مینا رضایی",
  recipientPhone: "+98 9121234567",
  countryId: 364,
  stateId: 36_423,
  cityId: 3_640_394,
  zipCode: "1234567890",
  street: "خیابان انقلاب",
};

interface Sending {
  token: string;
  opId: string;
  lines: readonly Line[];
  address: string | undefined;
}

function callPlace(
  { call }: TestBackend,
  { token, opId, lines, address }: Sending,
): Promise<Answer> {
  const pieces = lines.reduce((sum, [, qty]) => sum + qty, 0);
  const payable = { amount: pieces * piecePrice + postPrice, currency: "IRR" };
  return call("user/orders", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: token,
      lang: "fa",
      ...(address && { "X-Forwarded-For": address }),
    },
    body: JSON.stringify({ op_id: opId, payable }),
  });
}
