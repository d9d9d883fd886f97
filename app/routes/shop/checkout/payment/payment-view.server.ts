import type { PaymentOption } from "#backend/contract/checkout";
import type { RequestContext } from "~/request/context.server";

export interface PaymentView {
  value: string;
  name: string;
  texts: string[];
}

/** A way to pay in words. */
export function toPaymentView(
  { gateway, needs_script, sandbox }: PaymentOption,
  { t }: Pick<RequestContext, "t">,
): PaymentView {
  const texts = [t(`checkout.payment_${gateway}_text`)];
  if (needs_script) texts.push(t("checkout.payment_script"));
  if (sandbox) texts.push(t("checkout.payment_sandbox"));
  return { value: gateway, name: t(`checkout.payment_${gateway}`), texts };
}
