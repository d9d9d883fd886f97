import type { Query } from "../../../db/database";
import type { Services } from "../../../services";
import { lockOrder } from "../states/lock-order";
import { transitionOrder } from "../states/transition-order";
import type { TransitionName } from "../states/transitions";
import type { Actor, Details, OrderRow } from "../states/types";
import { findOrder } from "./find-order";

/** What staff's verbs work with; the command line has it without a server. */
export type StaffServices = Pick<Services, "database" | "clock" | "packageName">;

/** An order that somebody of the shop works on. */
export interface StaffCall {
  number: string;
  /** Whose login it is; null at the command line. */
  staffId: string | null;
}

/** A step of staff's within their transaction, after what it needs was written. */
export interface StaffMove {
  q: Query;
  order: OrderRow;
  move(step: TransitionName, details?: Details): Promise<boolean>;
}

/** Runs a verb of staff's in one transaction with the order locked. Throws `error.not_found`. */
export function onOrder<T>(
  services: StaffServices,
  { number, staffId }: StaffCall,
  work: (call: StaffMove) => Promise<T>,
): Promise<T> {
  const by: Actor = { actor: "staff", id: staffId };
  return services.database.transaction(async (q) => {
    const order = await lockOrder(q, (await findOrder(q, number)).id);
    const move = async (step: TransitionName, details: Details = {}) => {
      const now = services.clock.now();
      const { moved } = await transitionOrder(services, q, {
        orderId: order.id,
        step,
        by,
        now,
        details,
      });
      return moved;
    };
    return work({ q, order, move });
  });
}
