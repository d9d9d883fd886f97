import type { LoaderFunctionArgs } from "@remix-run/node";
import { reviewForm } from "#backend/contract/reviews";
import { getReview } from "~/api/reviews.server";
import type { PageHead } from "~/features/document/page-head";
import { printCode } from "~/features/forms/confirm-code.server";
import { constraintsOf } from "~/forms/constraints.server";
import { formatsFor } from "~/i18n/format";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { removalOf } from "./removal.server";
import { reviewFields } from "./schema.server";
import { toOwnReviewView } from "./to-own-review-view.server";

/** The reader's review of a product; `?ask=change` opens its form, `?ask=remove` the question before it goes. */
export async function loadReview(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { product_id: product = "" } = args.params;
  const page = await getReview(ctx.api, product).catch(asPage(ctx));
  const ask = page.review && new URL(args.request.url).searchParams.get("ask");
  const view = toOwnReviewView(page, ctx);
  const { number } = formatsFor(ctx.lang, ctx.display);
  const { min, max } = reviewForm.body;
  const isRemoval = ask === "remove";
  const head: PageHead = {
    title: isRemoval ? ctx.t("reviews.remove_title") : view.title,
    noindex: true,
  };
  return {
    head,
    view,
    asksChange: ask === "change",
    removal: isRemoval ? printRemoval() : null,
    constraints: constraintsOf(ctx, reviewFields),
    hint: ctx.t("reviews.body_hint", { min: number(min), max: number(max) }),
  };

  function printRemoval() {
    const code = printCode(args.context, removalOf(ctx.user.info.id, product));
    return { ...code, printed: number(code.number) };
  }
}
