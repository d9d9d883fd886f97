import type { PaymentOption } from "../../contract/checkout";
import type { Currency } from "../../contract/languages";
import type { Services } from "../../services";

/**
 * The ways to pay in a currency, the gateways first. Whether cash on delivery goes where the order goes is
 * for the shipping method to say.
 */
export function availableGateways(
  { gateways }: Pick<Services, "gateways">,
  currency: Currency,
): PaymentOption[] {
  const online = [...gateways.values()]
    .filter(({ currencies }) => currencies.includes(currency))
    .map(({ id, needsScript, sandbox }) => ({ gateway: id, needs_script: needsScript, sandbox }));
  return [...online, { gateway: "cod", needs_script: false, sandbox: false }];
}
