import { removeReview, saveReview } from "~/api/reviews.server";
import { isCodeTyped } from "~/features/forms/confirm-code.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { reviewPath } from "~/sitemap/account-paths";
import { removalOf } from "./removal.server";
import { reviewSchema } from "./schema.server";

/** `intent` names the button. Taking a review away is asked about first, and needs the number that was printed. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, reviewSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  const product = args.params.product_id ?? "";
  const done = (key: Flash["key"]) =>
    redirectTo(ctx, reviewPath(product), { flash: { type: "success", key } });
  const input = submission.value;
  if (input.intent === "review.remove") {
    if (!isCodeTyped(args.context, removalOf(ctx.user.info.id, product), args.form)) {
      const fieldErrors = { code: [ctx.t("reviews.remove_wrong")] };
      return toErrorResponse(submission, { fieldErrors });
    }
    await removeReview(ctx.api, product).catch(asPage(ctx));
    return done("reviews.removed");
  }
  const { op_id: client_id, stars, title, body, anonymous } = input;
  const review = { client_id, stars, title: title || null, body, anonymous };
  try {
    await saveReview(ctx.api, product, review);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  return done("reviews.taken");
});
