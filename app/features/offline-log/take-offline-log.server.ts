import { changeCart, getCart } from "~/api/cart.server";
import { ApiError } from "~/api/client/api-error";
import { addWish, getWishedCodes, removeWish } from "~/api/wish-list.server";
import type { SyncAnswer } from "~/client/offline/log/send-operations";
import { loadLists, toCartSummary } from "~/features/cart/load-lists.server";
import { parseForm } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { keepIntents } from "./keep-intents.server";
import { saveAddresses } from "./save-addresses.server";
import { sayCartConflicts } from "./say-cart-conflicts.server";
import {
  type CartOperation,
  lacksPictures,
  offlineLogSchema,
  readOperations,
  type WishOperation,
} from "./schema.server";
import { sendMessages } from "./send-messages.server";

/**
 * Makes what was done offline, each change once (decisions 11), and answers what could not be done and what the cart
 * and the wish list are now. 400 for a log that can't be read; 409 for one of a user who is not the one that is logged
 * in, whose cart it is none of, and for a message that comes without its pictures; what the backend throttles or can't do
 * now is answered as it is, and waits.
 */
export const takeOfflineLog = guardAction(async ({ ctx, form, request }) => {
  const submission = parseForm({ ctx, form }, offlineLogSchema);
  if (submission.status !== "success") return Response.json(null, { status: 400 });
  const { owner, log, now } = submission.value;
  if (owner !== "" && owner !== ownerOf(ctx)) return Response.json(null, { status: 409 });

  if (log.length === 0) return answer({ problems: [], lists: await recallLists(ctx) });
  if (lacksPictures(log)) return Response.json(null, { status: 409 });
  const operations = readOperations(log, now ? Date.parse(now) : undefined);
  const refused = operations.refused.map((op_id) => ({
    op_id,
    text: ctx.t("offline.refused"),
    variant_id: null,
  }));
  try {
    const cart = await makeCartChanges(ctx, operations.cart);
    const wishes = await makeWishes(ctx, operations.wishes);
    const addresses = await saveAddresses(ctx, operations.addresses);
    const messages = await sendMessages(ctx, operations.messages);
    const intents = await keepIntents(ctx, operations.intents);
    const before = await loadLists(ctx, request);
    return answer({
      problems: [
        ...refused,
        ...cart.problems,
        ...wishes.problems,
        ...addresses,
        ...messages,
        ...intents,
      ],
      lists: { cart: cart.summary ?? before.cart, wishes: wishes.codes ?? before.wishes },
    });
  } catch (error) {
    if (error instanceof ApiError) return Response.json(null, { status: laterStatus(error) });
    throw error;
  }
});

const answer = (what: SyncAnswer) =>
  Response.json(what, { headers: { "Cache-Control": "no-store" } });

/** What a visitor has whose browser was killed before it had written its cookies (docs/decisions/0185). */
async function recallLists(ctx: RequestContext): Promise<SyncAnswer["lists"]> {
  ctx.session.recall();
  const cart = await getCart(ctx.api);
  return { cart: toCartSummary(cart, ctx), wishes: await getWishedCodes(ctx.api) };
}

/** Who is logged in: a user's id, empty for a visitor. */
function ownerOf({ user }: RequestContext): string {
  return user.login ? user.info.id : "";
}

/** Never one after which the browser would give the log up. */
const laterStatus = ({ status }: ApiError) => (status === 429 ? 429 : 503);

async function makeCartChanges(ctx: RequestContext, ops: CartOperation[]) {
  if (ops.length === 0) return { problems: [] };
  const { cart, conflicts } = await changeCart(ctx.api, { ops });
  return {
    summary: toCartSummary(cart, ctx),
    problems: sayCartConflicts(conflicts, { cart, ops }, ctx),
  };
}

/** One after the other: the backend takes each by itself, and again without harm. */
async function makeWishes(ctx: RequestContext, operations: WishOperation[]) {
  const problems: SyncAnswer["problems"] = [];
  for (const operation of operations) {
    const { op_id, product_id } = operation;
    try {
      if (operation.type === "unwish") await removeWish(ctx.api, product_id);
      else await addWish(ctx.api, { product_id, variant_id: operation.variant_id });
    } catch (error) {
      const isRefused = error instanceof ApiError && [400, 404, 422].includes(error.status);
      if (!isRefused) throw error;
      const key = error.status === 404 ? "refused.variant_gone" : "wish_list.full";
      problems.push({ op_id, text: ctx.t(key), variant_id: null });
    }
  }
  if (operations.length === 0) return { problems };
  return { problems, codes: await getWishedCodes(ctx.api) };
}
