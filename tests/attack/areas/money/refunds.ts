import type { Attack } from "../../attack";
import { inParallel, times } from "../../in-parallel";
import {
  actAsStaff,
  comeBack,
  findVariants,
  placeOrder,
  pressAtBank,
  readAsStaff,
} from "../../orders";
import { demoOwner, newPerson, type Person } from "../../people";
import { statusesIn } from "../../tally";
import type { Target } from "../../target";

const heldBy = "backend/features/orders/orders.security.test.ts";

/** An order whose money the bank took, by the button that says how. */
async function payAnOrder(target: Target, button: string) {
  const person = await newPerson(target);
  const [variant = ""] = await findVariants(target, 1);
  const { number, payment } = await placeOrder(target, person, variant);
  await comeBack(await pressAtBank(payment?.redirect_url ?? null, button));
  return number;
}

/** What has gone back or is about to, and what the order came to. */
async function moneyBack(target: Target, staff: Person, number: string) {
  const { money_back, totals, state } = await readAsStaff(target, staff, number);
  const back = money_back
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return { back, payable: totals.payable.amount, state };
}

export const refunds: readonly Attack[] = [
  {
    name: "a refund above what came, of −1 and 0; twelve of 60 % at once",
    heldBy,
    run: async (target) => {
      const staff = await demoOwner(target);
      const number = await payAnOrder(target, "pay");
      const { payable } = await moneyBack(target, staff, number);
      const refund = (amount: number) => actAsStaff(target, staff, number, "refund", { amount });
      const odd = [
        await refund(payable + 1),
        await refund(-1),
        await refund(Number.MAX_SAFE_INTEGER),
      ];
      const many = await inParallel(times(12), 12, () => refund(Math.floor(payable * 0.6)));
      const { back } = await moneyBack(target, staff, number);
      return {
        answer: `${statusesIn(odd)}; ${statusesIn(many)}; back ${back} of ${payable}`,
        held: back <= payable && odd.every(({ status }) => status === 400 || status === 409),
      };
    },
  },
  {
    name: "a paid order canceled by staff eight times at once, then refunded",
    heldBy,
    run: async (target) => {
      const staff = await demoOwner(target);
      const number = await payAnOrder(target, "pay");
      const many = await inParallel(times(8), 8, () => actAsStaff(target, staff, number, "cancel"));
      const more = await actAsStaff(target, staff, number, "refund");
      const { back, payable } = await moneyBack(target, staff, number);
      return {
        answer: `${statusesIn(many)}; again ${more.status}; back ${back} of ${payable}`,
        held: back === payable,
      };
    },
  },
  {
    name: "less was paid at the bank than owed: what a cancel gives back",
    heldBy: "backend/features/payments/received.security.test.ts",
    run: async (target) => {
      const staff = await demoOwner(target);
      const number = await payAnOrder(target, "wrong");
      const before = await moneyBack(target, staff, number);
      await actAsStaff(target, staff, number, "cancel");
      const { back, payable } = await moneyBack(target, staff, number);
      return {
        answer: `${before.state}; back ${back} of ${payable} owed`,
        held: before.state === "payment_review" && back < payable,
      };
    },
  },
];
