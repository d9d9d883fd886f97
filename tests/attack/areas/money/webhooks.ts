import { signature } from "#dev/sandbox-bank/send-webhook";
import { sandboxWebhookSecret } from "#server/open-ports";
import { paymentResult } from "../../../../backend/contract/payment";
import { ask } from "../../../support/ask";
import type { Attack } from "../../attack";
import { read } from "../../call-api";
import { findVariants, placeOrder } from "../../orders";
import { newPerson } from "../../people";
import { statusesIn, tally } from "../../tally";
import { sessionSecret, type Target } from "../../target";

const heldBy = "backend/features/payments/payments.security.test.ts";
const secret = sandboxWebhookSecret(sessionSecret);
const now = () => Math.floor(Date.now() / 1000);

/** An event that says a charge was paid. */
const paidEvent = (authority: string) =>
  JSON.stringify({
    id: `evt_${authority}`,
    object: "event",
    type: "checkout.session.completed",
    created: now(),
    livemode: false,
    data: {
      object: {
        id: authority,
        object: "checkout.session",
        mode: "payment",
        status: "complete",
        payment_status: "paid",
      },
    },
  });

const send = ({ url }: Target, body: string, signed?: string, more = {}) =>
  ask("/api/payment/webhook/stripe", {
    base: url,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(signed !== undefined && { "Stripe-Signature": signed }),
      ...more,
    },
    body,
  });

/** An order that waits for a card at the sandbox bank. */
async function waitForCard(target: Target) {
  const person = await newPerson(target);
  const [variant = ""] = await findVariants(target, 1);
  const { payment } = await placeOrder(target, person, variant, { payment: "stripe" });
  if (!payment) throw new Error("The order was placed without a payment.");
  const { token } = person;
  return {
    authority: payment.redirect_url?.split("/").at(-1) ?? "",
    readStatus: async () =>
      (await read(target, paymentResult, "GET", `payment/${payment.ref_id}`, { token })).status,
  };
}

export const webhooks: readonly Attack[] = [
  {
    name: "webhooks unsigned, by another secret, of yesterday, of tomorrow, by v0, changed by a space",
    heldBy,
    run: async (target) => {
      const { authority, readStatus } = await waitForCard(target);
      const body = paidEvent(authority);
      const answers = [
        await send(target, body),
        await send(target, body, ""),
        await send(target, body, signature(body, now(), "whsec_guessed")),
        await send(target, body, signature(body, now() - 86_400, secret)),
        await send(target, body, signature(body, now() + 86_400, secret)),
        await send(target, body, signature(body, now(), secret).replace("v1=", "v0=")),
        await send(target, `${body} `, signature(body, now(), secret)),
        await send(target, "nonsense", signature("nonsense", now(), secret)),
      ];
      const statuses = answers.map(({ status }) => status);
      const after = await readStatus();
      return {
        answer: `${tally(statuses)}; the payment is ${after}`,
        held: statuses.every((status) => status === 400) && after === "pending",
      };
    },
  },
  {
    name: "a well signed webhook that lies about an unpaid charge, ten times at once, in chunks too",
    heldBy,
    run: async (target) => {
      const { authority, readStatus } = await waitForCard(target);
      const body = paidEvent(authority);
      const signed = signature(body, now(), secret);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, place) =>
          send(target, body, signed, place % 2 ? { "Transfer-Encoding": "chunked" } : {}),
        ),
      );
      const after = await readStatus();
      return {
        answer: `${statusesIn(answers)}; the payment is ${after}`,
        held: answers.every(({ status }) => status === 200) && after === "pending",
      };
    },
  },
];
