import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { reloadAfterRefusal } from "~/client/remix/reload-after-refusal";
import { headOf, type PageHead } from "~/features/document/page-head";
import { constraintsOf } from "~/forms/constraints.server";
import { redirectTo } from "~/request/responses.server";
import { openCheckout } from "../open-checkout.server";
import { nextPath } from "../steps";
import type { FrameView } from "../to-frame-view.server";
import { useOfflineChoice } from "../use-offline-choice.enhanced";
import { Answers } from "./answers";
import { PlaceForm, type PlaceFormProps } from "./place-form";
import { toReviewView } from "./review-view.server";
import { orderFields } from "./schema.server";

/** The last step of the checkout: all answers once more, and the button that makes them an order. */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, checkout } = await openCheckout(args, "review");
  const review = toReviewView(checkout, ctx);
  if (!review) throw redirectTo(ctx, nextPath(ctx.lang, checkout), { status: 302 });
  const head: PageHead = { title: ctx.t("checkout.review_title"), noindex: true };
  return { head, review, constraints: constraintsOf(ctx, orderFields) };
}

export { action } from "./action.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export const shouldRevalidate = reloadAfterRefusal;

export default function ReviewStep() {
  const { review, constraints } = useLoaderData<typeof loader>();
  const result = useActionData<PlaceFormProps["result"]>();
  const { t } = useTranslation();
  const frame = useOutletContext<FrameView>();
  useOfflineChoice("review");
  return (
    <>
      <h1>{t("checkout.review_title")}</h1>
      <Answers review={review} frame={frame} />
      <PlaceForm {...{ review, constraints, result }} totals={frame.totals} />
    </>
  );
}
