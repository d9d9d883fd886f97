import { paymentResult, type StartedPayment } from "../../../../backend/contract/payment";
import type { Attack } from "../../attack";
import { read } from "../../call-api";
import { comeBack, findVariants, placeOrder, pressAtBank } from "../../orders";
import { newPerson, type Person } from "../../people";
import type { Target } from "../../target";

const heldBy = "backend/features/payments/payments.security.test.ts";

/** A new order that waits at the bank. */
async function openPayment(target: Target) {
  const person = await newPerson(target);
  const [variant = ""] = await findVariants(target, 1);
  const { number, payment } = await placeOrder(target, person, variant);
  if (!payment) throw new Error("The order was placed without a payment.");
  return { person, number, payment };
}

const authorityOf = ({ redirect_url }: StartedPayment) => redirect_url?.split("/").at(-1) ?? "";

const statusOf = async (target: Target, { token }: Person, { ref_id }: StartedPayment) =>
  (await read(target, paymentResult, "GET", `payment/${ref_id}`, { token })).status;

const returnWith = ({ url }: Target, refId: string, authority: string, status = "OK") =>
  comeBack(`${url}/api/payment/return/zarinpal?p=${refId}&Authority=${authority}&Status=${status}`);

export const returning: readonly Attack[] = [
  {
    name: "“OK” from the bank without paying; with a made-up authority; with another order's paid one",
    heldBy,
    run: async (target) => {
      const [paid, dear] = [await openPayment(target), await openPayment(target)];
      const { ref_id } = dear.payment;
      await returnWith(target, ref_id, authorityOf(dear.payment));
      await returnWith(target, ref_id, "A0000000000000000000000000000wwOGYpd");
      await pressAtBank(paid.payment.redirect_url, "pay");
      await returnWith(target, ref_id, authorityOf(paid.payment));
      const status = await statusOf(target, dear.person, dear.payment);
      return { answer: status, held: status !== "success" };
    },
  },
  {
    name: "“NOK” after paying, then the return thirty times at once",
    heldBy,
    run: async (target) => {
      const { person, payment } = await openPayment(target);
      const back = await pressAtBank(payment.redirect_url, "pay");
      await returnWith(target, payment.ref_id, authorityOf(payment), "NOK");
      await Promise.all(Array.from({ length: 30 }, () => comeBack(back)));
      const status = await statusOf(target, person, payment);
      return { answer: `${status}: the bank's own word counts`, held: status === "success" };
    },
  },
];
