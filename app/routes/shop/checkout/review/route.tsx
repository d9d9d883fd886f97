import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf, type PageHead } from "~/features/document/page-head";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/redirects.server";
import { reloadAfterRefusal } from "~/request/reload-after-refusal";
import { requireUser } from "~/request/require-user.server";
import { openCheckout } from "../open-checkout.server";
import { stepPath } from "../steps";
import type { FrameView } from "../to-frame-view.server";
import { Answers } from "./answers";
import { place } from "./place.server";
import { PlaceForm } from "./place-form";
import { toReviewView } from "./review-view.server";

/** The last step of the checkout: all answers once more, and the button that makes them an order. */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, checkout } = await openCheckout(args, "review");
  const review = toReviewView(checkout, ctx);
  if (!review) throw redirectTo(ctx, stepPath(ctx.lang, checkout.next), { status: 302 });
  const head: PageHead = { title: ctx.t("checkout.review_title"), noindex: true };
  return { head, review };
}

export const action = guardAction(async ({ form, ...args }) => {
  const ctx = await requireUser(args);
  return place(ctx, form);
});

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export const shouldRevalidate = reloadAfterRefusal;

export default function ReviewStep() {
  const { review } = useLoaderData<typeof loader>();
  const placeOrderErrors = useActionData<typeof action>();
  const { t } = useTranslation();
  const frame = useOutletContext<FrameView>();
  return (
    <>
      <h1>{t("checkout.review_title")}</h1>
      <Answers review={review} frame={frame} />
      <PlaceForm review={review} totals={frame.totals} placeOrderErrors={placeOrderErrors} />
    </>
  );
}
