import { listAddresses, makeDefaultAddress, removeAddress } from "~/api/addresses.server";
import { saveAddress, showPlace } from "~/features/address/answer-address.server";
import { isCodeTyped } from "~/features/forms/confirm-code.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { addressesPath } from "~/sitemap/account-paths";
import { removalOf } from "./remove-code.server";
import { addressesSchema } from "./schema.server";

/** `intent` names the button. Removing is asked about first, and needs the number that was printed. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, addressesSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  const input = submission.value;
  const done = (key: Flash["key"]) =>
    redirectTo(ctx, addressesPath, { flash: { type: "success", key } });
  const readAddresses = async () => (await listAddresses(ctx.api)).data;
  const sent = { ctx, context: args.context, submission, readAddresses };
  switch (input.intent) {
    case "address.default":
      await makeDefaultAddress(ctx.api, input.id).catch(asPage(ctx));
      return done("addresses.made_default");
    case "address.remove": {
      const about = removalOf(ctx.user.info.id, input.id);
      if (!isCodeTyped(args.context, about, args.form)) {
        const fieldErrors = { code: [ctx.t("addresses.code_wrong")] };
        return toErrorResponse(submission, { fieldErrors });
      }
      await removeAddress(ctx.api, input.id).catch(asPage(ctx));
      return done("address.removed");
    }
    case "address.save":
      return saveAddress(sent, async () => done("addresses.saved"));
    default:
      return showPlace(sent);
  }
});
