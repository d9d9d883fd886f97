import type { PushTopic } from "#backend/contract/push-topics";
import { getPush } from "~/api/push.server";
import type { RequestContext } from "~/request/context.server";

/** What an offer on a page needs. */
export interface PushOfferView {
  topic: PushTopic;
  serverKey: string;
  /** The page that it stands on. */
  back: string;
}

/**
 * The offer to tell of a topic on this device, for the page at `back`; null where the shop sends nothing, a visitor asks,
 * or the device tells of it already. A page does without it where it can't be made.
 */
export async function offerPush(
  { api, user }: Pick<RequestContext, "api" | "user">,
  topic: PushTopic,
  back: string,
): Promise<PushOfferView | null> {
  if (!user.login) return null;
  const state = await getPush(api).catch(() => null);
  if (!state?.key) return null;
  const here = state.data.find(({ current }) => current);
  if (here && !here.stale && here.topics.includes(topic)) return null;
  return { topic, serverKey: state.key, back };
}
