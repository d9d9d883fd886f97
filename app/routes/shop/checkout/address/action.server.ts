import { removeAddress } from "~/api/addresses.server";
import { chooseInCheckout } from "~/api/checkout.server";
import { saveAddress, showPlace } from "~/features/address/answer-address.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { currentCheckout } from "../open-checkout.server";
import { nextPath, stepPath } from "../steps";
import { addressSchema } from "./schema.server";

/** `intent` says which: take a saved address, show a place's lists, save, or remove. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, addressSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  const input = submission.value;
  const readAddresses = async () => (await currentCheckout(ctx)).addresses;
  const sent = { ctx, context: args.context, submission, readAddresses };
  switch (input.intent) {
    case "address.choose":
      return choose(ctx, input.address_id);
    case "address.remove":
      return remove(ctx, input.edit);
    case "address.save":
      return saveAddress(sent, async ({ id }) => {
        const checkout = await chooseInCheckout(ctx.api, { address_id: id });
        return redirectTo(ctx, nextPath(ctx.lang, checkout));
      });
    default:
      return showPlace(sent);
  }
});

/** Takes a saved address, and goes on. */
async function choose(ctx: RequestContext, id: string) {
  const checkout = await chooseInCheckout(ctx.api, { address_id: id }).catch(asPage(ctx));
  return redirectTo(ctx, nextPath(ctx.lang, checkout));
}

/** Takes an address out of the book. */
async function remove(ctx: RequestContext, id: string) {
  await removeAddress(ctx.api, id).catch(asPage(ctx));
  const flash = { type: "success", key: "address.removed" } as const;
  return redirectTo(ctx, stepPath(ctx.lang, "address"), { flash });
}
