import type { Gateway } from "./gateway";
import type { GatewaySettings } from "./gateway-settings";
import { openStripe } from "./stripe/stripe";
import { openWire, type SendCall } from "./wire";
import { openZarinpal } from "./zarinpal/zarinpal";

export type Gateways = ReadonlyMap<string, Gateway>;

/** The gateways that the settings name. */
export function openGateways(
  { zarinpal, stripe }: GatewaySettings,
  send: SendCall = openWire(),
): Gateways {
  const opened: Gateway[] = [];
  if (zarinpal) opened.push(openZarinpal(zarinpal, send));
  if (stripe) opened.push(openStripe(stripe, send));
  return new Map(opened.map((one) => [one.id, one]));
}
