import type { SQL } from "drizzle-orm";
import { and, asc, notInArray } from "drizzle-orm";
import { orders } from "../../../db/tables/orders";
import type { Services } from "../../../services";
import { transitionOrder } from "../states/transition-order";
import type { TransitionName } from "../states/transitions";

/** In one run at most; the next takes the rest. */
const max = 500;

/**
 * Takes a step with every order that a condition finds, each in a transaction of its own; one that another
 * process holds is left to it. An order that can't be moved is logged and does not stop the others.
 * Answers how many moved.
 */
export async function transitionFound(
  services: Pick<Services, "database" | "clock" | "packageName" | "log">,
  step: TransitionName,
  condition: (now: Date) => SQL | undefined,
): Promise<number> {
  const tried: string[] = [];
  let moved = 0;
  while (tried.length < max) {
    const found = await transitionNext(services, step, condition, tried);
    if (!found) break;
    tried.push(found.id);
    if (found.moved) moved += 1;
  }
  return moved;
}

async function transitionNext(
  services: Pick<Services, "database" | "clock" | "packageName" | "log">,
  step: TransitionName,
  condition: (now: Date) => SQL | undefined,
  tried: readonly string[],
): Promise<{ id: string; moved: boolean } | null> {
  const now = services.clock.now();
  let id: string | undefined;
  try {
    return await services.database.transaction(async (q) => {
      const [order] = await q
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(condition(now), tried.length > 0 ? notInArray(orders.id, [...tried]) : undefined),
        )
        .orderBy(asc(orders.placedAt))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!order) return null;
      id = order.id;
      const by = { actor: "job", id: null } as const;
      const { moved } = await transitionOrder(services, q, { orderId: id, step, by, now });
      return { id, moved };
    });
  } catch (error) {
    if (id === undefined) throw error;
    services.log.error({ err: error, orderId: id, step }, "an order could not be moved");
    return { id, moved: false };
  }
}
