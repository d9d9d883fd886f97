import type { Cart, CartLine, Conflict } from "#backend/contract/cart";

/** Two kettles of $12.50 each, in red. */
export function testLine(line: Partial<CartLine> = {}): CartLine {
  return {
    variant_id: "v1",
    product: {
      id: 12,
      name: "Kettle",
      slug: "kettle",
      gen: "home",
      image: { url: "/api/media/kettle.webp", width: 1200, height: 1200, alt: "Kettle", tint: 3 },
    },
    options: [{ code: "color", name: "Colour", option: "red", value: "Red" }],
    qty: 2,
    max_qty: 5,
    price: { currency: "USD", amount: 1250, compare_at: null, discount: null },
    was: null,
    stock: "in",
    left: null,
    total: { amount: 2500, currency: "USD" },
    notices: [],
    added_at: "2026-01-02T03:04:05.000Z",
    ...line,
  };
}

export function testCart(cart: Partial<Cart> = {}): Cart {
  const lines = cart.lines ?? [testLine()];
  const usd = (amount: number) => ({ amount, currency: "USD" as const });
  const sum = lines.reduce((total, line) => total + (line.total?.amount ?? 0), 0);
  return {
    revision: 1,
    later: [],
    count: lines.reduce((count, { qty }) => count + qty, 0),
    coupon: null,
    totals: {
      items: usd(sum),
      item_discount: usd(0),
      coupon_discount: usd(0),
      shipping: null,
      tax: [],
      payable: usd(sum),
    },
    free_shipping: null,
    can_order: true,
    ...cart,
    lines,
  };
}

export function testConflict(conflict: Partial<Conflict> = {}): Conflict {
  return {
    op_id: null,
    variant_id: "v1",
    name: "Kettle",
    options: [],
    kind: "out_of_stock",
    was: null,
    now: null,
    coupon: null,
    ...conflict,
  };
}
