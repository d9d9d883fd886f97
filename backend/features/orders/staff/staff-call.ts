import type { AuditAction } from "../../../contract/audit";
import type { Query } from "../../../db/database";
import type { Services } from "../../../services";
import { type AuditDiff, type AuditedBy, recordAudit } from "../../audit/record-audit";
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
  /** The address that it comes from; null at the command line. */
  network: string | null;
}

/** The same for what is written down about it. */
export function auditedBy({ staffId, network }: Omit<StaffCall, "number">): AuditedBy {
  return { actor: staffId, network };
}

/** A step of staff's within their transaction, after what it needs was written. */
export interface StaffMove {
  q: Query;
  order: OrderRow;
  move(step: TransitionName, details?: Details): Promise<boolean>;
  /** Writes down what became of money, or will. */
  audit(action: AuditAction, diff: AuditDiff): Promise<void>;
}

/** Runs a verb of staff's in one transaction with the order locked. Throws `error.not_found`. */
export function onOrder<T>(
  services: StaffServices,
  { number, ...from }: StaffCall,
  work: (call: StaffMove) => Promise<T>,
): Promise<T> {
  const by: Actor = { actor: "staff", id: from.staffId };
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
    const audit = (action: AuditAction, diff: AuditDiff) =>
      recordAudit(q, {
        ...auditedBy(from),
        action,
        entity: "order",
        entityId: order.number,
        diff,
      });
    return work({ q, order, move, audit });
  });
}
