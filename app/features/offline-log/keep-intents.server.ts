import { chooseInCheckout } from "~/api/checkout.server";
import type { OperationProblem } from "~/client/offline/log/operation";
import type { RequestContext } from "~/request/context.server";
import { checkoutPath } from "~/sitemap/paths";
import { isFinal } from "./is-final.server";
import type { IntentOperation } from "./schema.server";

/**
 * Keeps what was chosen for an order in the checkout. Nothing is placed or paid: the shopper is led to the review, which
 * has the prices of now, and asks (decision 181). Throws what may go better later.
 */
export async function keepIntents(
  { api, lang, t }: RequestContext,
  operations: readonly IntentOperation[],
): Promise<OperationProblem[]> {
  let isRefused = false;
  for (const { choice } of operations) {
    try {
      await chooseInCheckout(api, choice);
    } catch (error) {
      if (!isFinal(error)) throw error;
      isRefused = true;
    }
  }
  const last = operations[operations.length - 1];
  if (!last) return [];
  const text = t(isRefused ? "offline.review_partly" : "offline.review_ready");
  return [{ op_id: last.op_id, text, variant_id: null, to: checkoutPath(lang, "review") }];
}
