import { describe, expect, it } from "vitest";
import { type OrderState, orderStates } from "../../../contract/order";
import { effects } from "./effects";
import { type Transition, transitions } from "./transitions";

const rows: readonly Transition[] = transitions;
const final: readonly OrderState[] = ["refunded"];

describe("domain 4.7 the table of an order's ways", () => {
  it("reaches every state, and every state but the last has a way on by somebody", () => {
    const reached = new Set(["awaiting_payment", ...rows.map(({ to }) => to)]);
    expect(orderStates.filter((state) => !reached.has(state))).toEqual([]);
    const stuck = orderStates.filter((state) => !rows.some(({ from }) => from.includes(state)));
    expect(stuck).toEqual(final);
  });

  it("leaves no state that waits for people without a way for staff", () => {
    const waiting: OrderState[] = [
      "awaiting_payment",
      "payment_review",
      "paid",
      "processing",
      "partially_shipped",
      "shipped",
      "delivered",
      "return_requested",
      "returned",
      "canceled",
    ];
    const byStaff = rows.filter(({ by }) => by.includes("staff"));
    expect(waiting.filter((state) => !byStaff.some(({ from }) => from.includes(state)))).toEqual(
      [],
    );
  });

  it("lets only a gateway's answer or staff bring an order to paid, and only a review an expired one", () => {
    const toPaid = rows.filter(({ to }) => to === "paid");
    expect(toPaid.flatMap(({ by }) => by).sort()).toEqual(["gateway", "staff"]);
    const fromExpired = rows.filter(({ from }) => from.includes("expired"));
    expect(fromExpired.map(({ to }) => to)).toEqual(["payment_review"]);
  });

  it("calls an order paid by a gateway's answer or staff's word alone", () => {
    const paying = rows.filter(({ payment }) => payment === "paid");
    expect(new Set(paying.flatMap(({ by }) => by))).toEqual(new Set(["gateway", "staff"]));
  });

  it("takes locks in one order: payments, variants, coupon, numbers", () => {
    const place = new Map(Object.keys(effects).map((name, at) => [name, at]));
    const disordered = rows.filter(({ effects: names = [] }) => {
      const places = names.map((name) => place.get(name) ?? -1);
      return places.some((at, index) => index > 0 && at < (places[index - 1] ?? 0));
    });
    expect(disordered).toEqual([]);
  });

  it("has no row that another one before it hides", () => {
    const hidden = rows.filter((row, at) =>
      rows
        .slice(0, at)
        .some(
          (other) =>
            other.step === row.step &&
            !other.if &&
            row.from.every((state) => other.from.includes(state)) &&
            row.by.every((actor) => other.by.includes(actor)),
        ),
    );
    expect(hidden).toEqual([]);
  });
});
