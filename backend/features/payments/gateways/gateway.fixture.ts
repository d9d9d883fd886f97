import type { NewPaymentAttempt, PaymentAttempt } from "./gateway";
import type { HttpClient, HttpRequest, HttpResponse } from "./http-client";

/** A line that answers in turn what a test says, and remembers what was asked. */
export function scriptedHttpClient(...answers: (HttpResponse | Error)[]) {
  const calls: HttpRequest[] = [];
  const send: HttpClient = async (call) => {
    calls.push(call);
    const answer = answers.shift();
    if (!answer) throw new Error("nothing more was to be asked");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, send };
}

export const json = (body: unknown, status = 200): HttpResponse => ({
  status,
  text: JSON.stringify(body),
});

export const now = new Date("2026-03-21T12:00:00Z");

export const newAttempt: NewPaymentAttempt = {
  paymentId: "0195b7a0-0000-7000-8000-000000000001",
  refId: "0123456789ABCDEF",
  order: "1405-000123-4",
  amount: 1_250_000,
  currency: "IRR",
  description: "سفارش 1405-000123-4",
  lang: "fa",
  returnUrl: "https://shop.example/api/payment/return/x?p=0123456789ABCDEF",
  cancelUrl: "https://shop.example/api/payment/return/x?p=0123456789ABCDEF&canceled=1",
  mobile: "09121234567",
  email: "a@shop.example",
  idempotencyKey: "11111111-1111-4111-8111-111111111111",
  now,
};

export const attempt: PaymentAttempt = {
  authority: "A00000000000000000000000000000123456",
  refId: newAttempt.refId,
  amount: newAttempt.amount,
  currency: "IRR",
};
