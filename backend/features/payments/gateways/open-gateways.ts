import type { Gateway } from "./gateway";
import type { GatewaySettings } from "./gateway-settings";
import { createHttpClient, type HttpClient } from "./http-client";
import { openStripe } from "./stripe/stripe";
import { openZarinpal } from "./zarinpal/zarinpal";

export type Gateways = ReadonlyMap<string, Gateway>;

/** The gateways that the settings name. */
export function openGateways(
  { zarinpal, stripe }: GatewaySettings,
  httpClient: HttpClient = createHttpClient(),
): Gateways {
  const opened: Gateway[] = [];
  if (zarinpal) opened.push(openZarinpal(zarinpal, httpClient));
  if (stripe) opened.push(openStripe(stripe, httpClient));
  return new Map(opened.map((one) => [one.id, one]));
}
