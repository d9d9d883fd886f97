import type { RequestContext } from "~/request/context.server";

/** Whether an address is one at which shoppers pay: the shop's own, or of a gateway that the settings name (R-ERR-01). */
export function mayLeadTo(
  { settings }: Pick<RequestContext, "settings">,
  address: string,
): boolean {
  if (!URL.canParse(address)) return false;
  return [settings.publicUrl, ...settings.payingOrigins].includes(new URL(address).origin);
}
