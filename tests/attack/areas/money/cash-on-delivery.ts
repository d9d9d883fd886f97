import { randomUUID } from "node:crypto";
import type { Attack } from "../../attack";
import { callApi } from "../../call-api";
import { actAsStaff, findVariants, placeOrder, readAsStaff, readOrder } from "../../orders";
import { demoOwner, newPerson, newPhone } from "../../people";

export const cashOnDelivery: readonly Attack[] = [
  {
    name: "cash on delivery: its shopper says “received”, asks for a return and a refund",
    heldBy: "backend/features/orders/cash-on-delivery.security.test.ts",
    run: async (target) => {
      const [staff, person] = [await demoOwner(target), await newPerson(target, newPhone())];
      const [variant = ""] = await findVariants(target, 1);
      const { number } = await placeOrder(target, person, variant, { payment: "cod" });
      await actAsStaff(target, staff, number, "process");
      await actAsStaff(target, staff, number, "ship", { carrier: "Courier" });
      const { token } = person;
      const act = (word: string, body: object = {}) =>
        callApi(target, "POST", `user/orders/${number}/${word}`, {
          token,
          body: { op_id: randomUUID(), ...body },
        });
      const received = await act("received");
      const { payment_status, invoice_no, items } = await readOrder(target, person, number);
      const returned = await act("returns", {
        items: [{ item_id: items[0]?.id, qty: 1, reason: "changed_mind", note: null }],
      });
      const refund = await actAsStaff(target, staff, number, "refund", { amount: 1000 });
      const { money_back } = await readAsStaff(target, staff, number);
      return {
        answer: `received ${received.status}: ${payment_status}, invoice ${invoice_no}; return ${returned.status}; refund ${refund.status}`,
        held: payment_status === "cod_due" && invoice_no === null && money_back.length === 0,
      };
    },
  },
];
