import { isIP } from "node:net";
import type { Services } from "../../../services";

interface RelyingParty {
  /** The host alone: passkeys belong to it. */
  rpID: string;
  origin: string;
}

/** Whose passkeys they are, by the shop's configured address; null where that is a number, for which WebAuthn makes none. */
export function relyingPartyOf({ publicUrl }: Pick<Services, "publicUrl">): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, "")) ? null : { rpID: hostname, origin };
}
