import type { Job } from "../../../jobs/job";
import type { Services } from "../../../services";
import { refreshStale } from "../../catalog/refresh/refresh-stale";
import { countSold } from "../sold/count-sold";
import { completeOrders } from "./complete-orders";
import { expireOrders } from "./expire-orders";
import { finishRefunds } from "./finish-refunds";

const minute = 60_000;

/** What moves orders by itself. Each order is locked while it moves, so several processes may do it at once. */
export function orderJobs(services: Services): Job[] {
  const job = (name: string, everyMs: number, work: (services: Services) => Promise<unknown>) => ({
    name,
    everyMs,
    run: async () => {
      await work(services);
    },
  });
  return [
    job("orders.expire", minute, expireOrders),
    job("orders.complete", 60 * minute, completeOrders),
    job("orders.sold", 15 * minute, countSold),
    job("orders.listings", minute, ({ database }) => refreshStale(database)),
    job("orders.refunds", 5 * minute, finishRefunds),
  ];
}
