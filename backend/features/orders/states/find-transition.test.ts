import { describe, expect, it } from "vitest";
import type { OrderState } from "../../../contract/order";
import { findTransition } from "./find-transition";
import type { TransitionName } from "./transitions";
import type { ActorKind, Details, ItemRow, OrderRow } from "./types";

const now = new Date("2026-03-21T12:00:00Z");

interface Facts extends Partial<Omit<OrderRow, "state">> {
  items?: Partial<ItemRow>[];
  details?: Details;
}

/** Where a step of somebody's leads an order in a state, with what is true of it besides. */
function way(
  state: OrderState,
  step: TransitionName,
  actor: ActorKind,
  { items = [], details = {}, ...order }: Facts = {},
) {
  const found = findTransition(step, {
    order: { state, ...order } as OrderRow,
    items: items as ItemRow[],
    by: { actor, id: null },
    now,
    details,
  });
  return found && found !== "taken" ? found.to : found;
}

describe("a step is open", () => {
  it("to whom the table names, from where it begins", () => {
    expect(way("paid", "process", "staff")).toBe("processing");
    expect(way("paid", "process", "shopper")).toBeNull();
    expect(way("awaiting_payment", "process", "staff")).toBeNull();
    expect(way("awaiting_payment", "pay", "shopper")).toBeNull();
    expect(way("awaiting_payment", "pay", "gateway")).toBe("paid");
  });

  it("once more does nothing where it has led here already, and is none where it leads on from here", () => {
    expect(way("canceled", "cancel", "shopper")).toBe("taken");
    expect(way("paid", "pay", "gateway")).toBe("taken");
    expect(way("delivered", "deliver", "staff")).toBe("taken");
    expect(way("shipped", "ship", "staff")).toBe("taken");
    const begun = { fulfilmentStatus: "processing" } as const;
    expect(way("processing", "process", "staff", begun)).toBeNull();
    expect(way("delivered", "collect", "staff", { paymentStatus: "paid" })).toBeNull();
    expect(way("shipped", "pay", "gateway")).toBeNull();
  });
});

describe("what has to hold for a step", () => {
  it("money for an order is held until some was kept", () => {
    for (const paymentStatus of ["unpaid", "pending", "failed", "canceled", "expired"] as const) {
      expect(way("expired", "hold", "gateway", { paymentStatus })).toBe("payment_review");
    }
    for (const paymentStatus of ["paid", "review", "refunded", "cod_due"] as const) {
      expect(way("canceled", "hold", "gateway", { paymentStatus })).toBeNull();
    }
  });

  it("an order expires at its end, not before it, and not without one", () => {
    const at = (expiresAt: Date | null) => way("awaiting_payment", "expire", "job", { expiresAt });
    expect(at(now)).toBe("expired");
    expect(at(new Date(now.getTime() - 1))).toBe("expired");
    expect(at(new Date(now.getTime() + 1))).toBeNull();
    expect(at(null)).toBeNull();
  });

  it("it is sent once each of its pieces is, and in part before", () => {
    const sent = (...items: [qty: number, shippedQty: number][]) =>
      way("processing", "ship", "staff", {
        items: items.map(([qty, shippedQty]) => ({ qty, shippedQty })),
      });
    expect(sent([2, 2], [1, 1])).toBe("shipped");
    expect(sent([2, 2], [1, 0])).toBe("partially_shipped");
    expect(sent([2, 1])).toBe("partially_shipped");
  });

  it("its goods are back once each of its pieces is, and then its money ends it", () => {
    const back = (...items: [qty: number, returnedQty: number][]) =>
      way("returned", "refund", "staff", {
        details: { returnRequestId: "1" },
        items: items.map(([qty, returnedQty]) => ({ qty, returnedQty })),
      });
    expect(back([2, 2], [1, 1])).toBe("refunded");
    expect(back([2, 2], [1, 0])).toBe("delivered");
    expect(back([2, 1])).toBe("delivered");
    expect(way("returned", "refund", "gateway", { details: { allRefunded: true } })).toBeNull();
  });

  it("a refund ends it where all that was paid has gone back", () => {
    const refunded = (details: Details) => way("completed", "refund", "staff", { details });
    expect(refunded({ allRefunded: true })).toBe("refunded");
    expect(refunded({ allRefunded: false })).toBeNull();
    expect(refunded({})).toBeNull();
  });

  it("its owner may say of a whole order alone that it came, staff of a part too", () => {
    const paymentStatus = "paid" as const;
    expect(way("shipped", "deliver", "shopper", { paymentStatus })).toBe("delivered");
    expect(way("partially_shipped", "deliver", "shopper", { paymentStatus })).toBeNull();
    expect(way("partially_shipped", "deliver", "staff", { paymentStatus })).toBe("delivered");
  });

  it("cash at the door may be canceled by its owner until packing begins, and never closes unpaid", () => {
    const due = { paymentStatus: "cod_due" } as const;
    const none = { ...due, fulfilmentStatus: "none" } as const;
    const packed = { ...due, fulfilmentStatus: "processing" } as const;
    expect(way("processing", "cancel", "shopper", none)).toBe("canceled");
    expect(way("processing", "cancel", "shopper", packed)).toBeNull();
    expect(way("processing", "cancel", "staff", packed)).toBe("canceled");
    const paid = { paymentStatus: "paid", fulfilmentStatus: "none" } as const;
    expect(way("processing", "cancel", "shopper", paid)).toBeNull();
    expect(way("delivered", "cancel", "staff", due)).toBe("canceled");
    expect(way("delivered", "cancel", "staff", paid)).toBeNull();
    expect(way("delivered", "complete", "job", due)).toBeNull();
    expect(way("delivered", "complete", "job", paid)).toBe("completed");
    expect(way("delivered", "collect", "staff", due)).toBe("delivered");
    expect(way("delivered", "request_return", "shopper", due)).toBeNull();
    expect(way("delivered", "request_return", "shopper", paid)).toBe("return_requested");
  });
});
