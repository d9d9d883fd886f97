import { z } from "@hono/zod-openapi";
import { address } from "./address";
import { wishItem } from "./cart";
import { order, orderSummary } from "./order";

/** The most orders of each sort, and the most prices that fell, that the account's first page shows. */
export const maxShown = { orders: 3, drops: 4 } as const;

/** GET user/dashboard: what stands on the account's first page (domain 4.5). */
export const dashboard = z
  .object({
    /** Orders that are under way, the newest first. */
    active: z.array(orderSummary.extend({ payment_status: order.shape.payment_status })),
    /** The last orders that arrived, to be ordered again; the products' names in the reader's language. */
    delivered: z.array(orderSummary.extend({ names: z.array(z.string()) })),
    /** Tickets with an answer that wasn't seen, and the newest of them. */
    unread: z.object({
      count: z.number().int(),
      newest: z.object({ code: z.number().int(), subject: z.string(), at: z.string() }).nullable(),
    }),
    /** Things of the wish list that cost less than when they were put there; `total` counts them all. */
    drops: z.object({ data: z.array(wishItem), total: z.number().int() }),
    /** The default address; null where there is none. */
    address: address.nullable(),
  })
  .openapi("Dashboard");
export type Dashboard = z.infer<typeof dashboard>;
