import type { AdminOrder } from "#backend/contract/admin-order";
import type { Services } from "#backend/services";
import { Refusal, type Terminal } from "../command";
import type { StepName } from "./order-steps";

/** Steps that send money back to where it came from. */
const givingBack: readonly StepName[] = ["refund", "cancel"];

/** What the settings of each gateway's key are called. */
const keyOf = {
  zarinpal: "PAYMENT_ZARINPAL_MERCHANT",
  stripe: "PAYMENT_STRIPE_KEY",
} as const;

interface RequestedStep {
  step: StepName;
  number: string;
  /** Whoever asks will give the money back with their own hands. */
  byHand: boolean | undefined;
}

/**
 * Refuses to give money back that came by a gateway whose key this terminal hasn't: it would be noted as the
 * owner's to give back by hand, and nobody would have asked the bank.
 */
export function requireGateway(
  { gateways }: Pick<Services, "gateways">,
  { payments }: Pick<AdminOrder, "payments">,
  { step, number, byHand }: RequestedStep,
  { say }: Pick<Terminal, "say">,
): void {
  if (byHand || !givingBack.includes(step)) return;
  const gateway = missingGateway({ gateways }, { payments });
  if (gateway) {
    throw new Refusal(say("order.no.gateway", { number, gateway, step, key: keyOf[gateway] }));
  }
}

/** A gateway that brought the order's money and that this terminal has no key of; null where all are there. */
export function missingGateway(
  { gateways }: Pick<Services, "gateways">,
  { payments }: Pick<AdminOrder, "payments">,
): keyof typeof keyOf | null {
  for (const { gateway, status } of payments) {
    if (status !== "success" && status !== "review") continue;
    if (gateway !== "cod" && !gateways.has(gateway)) return gateway;
  }
  return null;
}

/** Said beside the offer to give back by hand: with which setting a gateway would do it. */
export function gatewayHint(gateway: keyof typeof keyOf, { say }: Pick<Terminal, "say">): string {
  return say("order.next.gateway", { gateway, key: keyOf[gateway] });
}
