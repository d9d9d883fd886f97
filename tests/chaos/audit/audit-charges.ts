import type { Charge, Payment } from "./read-books";

/** What the two books say differently of charges, in words. */
export function auditCharges(charges: readonly Charge[], payments: readonly Payment[]): string[] {
  const byAuthority = new Map(payments.map((payment) => [payment.authority, payment]));
  const known = new Set(charges.map(({ authority }) => authority));
  return [
    ...charges.flatMap((charge) => auditCharge(charge, byAuthority.get(charge.authority))),
    ...payments
      .filter(({ authority }) => !known.has(authority))
      .map(({ order, authority }) => `order ${order}: the bank knows no charge ${authority}`),
    ...auditSums(charges, payments),
  ];
}

function auditCharge(charge: Charge, payment: Payment | undefined): string[] {
  const { authority, captured, givenBack } = charge;
  if (!payment)
    return captured > 0 ? [`charge ${authority}: captured, and no payment knows it`] : [];
  const { order, status, received, refunded, pending } = payment;
  const isCounted = status === "success" || status === "refunded";
  const checks: [boolean, string][] = [
    [captured > 0 && received !== captured, `${captured} was captured, ${received} is kept`],
    [captured === 0 && (received ?? 0) > 0, `${received} is kept, nothing was captured`],
    [captured === 0 && isCounted, `is ${status}, and nothing was captured`],
    [charge.status === "paid" && captured === 0 && received !== 0, "waits to be verified"],
    [refunded !== givenBack, `${givenBack} was given back, ${refunded} is written as refunded`],
    [pending > 0, "has a refund that has not come to its end"],
  ];
  return checks.flatMap(([isWrong, what]) =>
    isWrong ? [`order ${order}: charge ${authority} ${what}`] : [],
  );
}

/** What the bank holds for each order is what the order says of its money. */
function auditSums(charges: readonly Charge[], payments: readonly Payment[]): string[] {
  const held = new Map(charges.map((it) => [it.authority, it.captured - it.givenBack]));
  const orders = new Map(payments.map((payment) => [payment.order, payment]));
  return [...orders.values()].flatMap(({ order, orderPayment, orderState, payable }) => {
    const attempts = payments.filter((payment) => payment.order === order);
    const sum = attempts.reduce((all, { authority }) => all + (held.get(authority) ?? 0), 0);
    const ways = attempts.filter(({ status }) => status === "success").length;
    const says = `order ${order} is ${orderState}, ${orderPayment}`;
    if (orderPayment === "paid") {
      return sum === payable && ways === 1
        ? []
        : [`${says} by ${ways} payments, and ${sum} of ${payable} is there`];
    }
    return sum === 0 || orderPayment === "review" ? [] : [`${says}, and ${sum} is there`];
  });
}
