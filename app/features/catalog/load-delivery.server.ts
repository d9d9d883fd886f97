import type { Delivery } from "#backend/contract/delivery";
import { getDelivery } from "~/api/delivery.server";
import type { RequestContext } from "~/request/context.server";

/** Null where it can't be had, and a page goes without: it is the same for everyone, for the page is (decisions 175). */
export function loadDelivery({
  anonymousClient,
  lang,
}: Pick<RequestContext, "anonymousClient" | "lang">): Promise<Delivery | null> {
  return getDelivery(anonymousClient, lang).catch(() => null);
}
