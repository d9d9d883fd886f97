import { type GatewayId, gatewayId } from "#backend/contract/payment";

/** The way to pay that a form names; undefined where it names none. */
export function readGateway(value: FormDataEntryValue | null): GatewayId | undefined {
  return gatewayId.safeParse(value).data;
}
