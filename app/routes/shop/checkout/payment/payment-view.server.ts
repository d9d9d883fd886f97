import type { Checkout, PaymentOption } from "#backend/contract/checkout";
import type { RequestContext } from "~/request/context.server";

export interface PaymentView {
  value: string;
  name: string;
  texts: string[];
}

/** Why cash at the door, which might be looked for, is not among the ways to pay. */
export function cashHint(
  { cash_refused: refused }: Pick<Checkout, "cash_refused">,
  { t }: Pick<RequestContext, "t">,
): string | undefined {
  return refused ? t(`checkout.cod_refused.${refused}`) : undefined;
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
