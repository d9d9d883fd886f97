import type { Services } from "../../services";
import { GatewayRefused, GatewayUnreachable } from "./gateways/http-client";
import { type GatewayCallKind, logGatewayCall } from "./log-gateway-call";
import type { PaymentRow } from "./payment-row";

/** Writes down that a gateway could not be asked; anything else that went wrong goes on to the caller. */
export async function logGatewayFailure(
  { database, log }: Services,
  { id, refId, gateway }: Pick<PaymentRow, "id" | "refId" | "gateway">,
  kind: GatewayCallKind,
  error: unknown,
): Promise<void> {
  if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error;
  await database.run((q) => logGatewayCall(q, id, kind, error.exchange));
  const fields = { err: error, refId, gateway };
  if (error instanceof GatewayRefused) log.error(fields, "the gateway refuses the shop");
  else log.warn(fields, "the gateway did not answer");
}
