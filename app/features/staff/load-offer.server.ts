import { offerTotp } from "~/api/staff.server";
import { qrPath } from "~/features/document/qr-path.server";
import type { RequestContext } from "~/request/context.server";

/** A secret for an app of codes, as its page shows it; the same one for a state that holds. */
export async function loadOffer({ api }: Pick<RequestContext, "api">, state?: string) {
  const offer = await offerTotp(api, state);
  return {
    state: offer.state,
    uri: offer.uri,
    qr: qrPath(offer.uri),
    /** In groups of four, to be read. */
    secret: offer.secret.replace(/(.{4})(?=.)/g, "$1 "),
  };
}
