import type { OrderSummary } from "#backend/contract/order";
import { alterBackend } from "./altered-backend";
import { startStorefront } from "./shop-process";

const perPage = 2;

/** Five orders, the first the newest. */
export const manyOrders: OrderSummary[] = [1, 2, 3, 4, 5].map((one) => ({
  number: `1405-00000${one}-0`,
  state: "paid",
  placed_at: "2026-03-21T11:50:00.000Z",
  expires_at: null,
  items_count: one,
  payable: { amount: 1000 * one, currency: "USD" },
  pictures: [],
  actions: [],
}));

/** A storefront whose every shopper has these orders, two to a page. */
export async function startShopWithOrders() {
  const backend = await alterBackend((path, body) => {
    const url = new URL(path, "http://backend");
    if (url.pathname !== "/api/user/orders") return body;
    const page = Number(url.searchParams.get("page"));
    const data = manyOrders.slice((page - 1) * perPage, page * perPage);
    return JSON.stringify({ data, total: manyOrders.length, page, per_page: perPage });
  });
  const storefront = await startStorefront(backend.url);
  return {
    url: storefront.url,
    async stop() {
      await storefront.stop();
      backend.close();
    },
  };
}
