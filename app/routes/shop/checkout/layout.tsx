import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reloadAfterRefusal } from "~/client/remix/reload-after-refusal";
import totals from "~/features/cart/totals.css?url";
import { usePageLanguage } from "~/i18n/use-page-language";
import { requireUser } from "~/request/require-user.server";
import forms from "~/styles/forms.css?url";
import { StepLine } from "~/ui/step-line/step-line";
import styles from "./checkout.css?url";
import { currentCheckout } from "./open-checkout.server";
import { checkoutSteps, type StepName, stepPath } from "./steps";
import { Summary } from "./summary";
import { toFrameView } from "./to-frame-view.server";

export const links: LinksFunction = () =>
  [forms, totals, styles].map((href) => ({ rel: "stylesheet", href }));

/** Around each step of the checkout. The steps themselves say who may come (openCheckout). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  return { frame: toFrameView(await currentCheckout(ctx), ctx) };
}

export const shouldRevalidate = reloadAfterRefusal;

export default function CheckoutFrame() {
  const { frame } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const current = checkoutSteps.find((step) => pathname.endsWith(`/${step}`)) ?? "address";
  return (
    <div className="checkout">
      <Steps current={current} next={frame.next} />
      <div className="checkout-step">
        <Outlet context={frame} />
      </div>
      <Summary frame={frame} hasLines={current !== "review"} />
    </div>
  );
}

/** The steps that have an answer, and the one whose turn it is, can be opened. */
function Steps({ current, next }: { current: StepName; next: StepName }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const open = checkoutSteps.indexOf(next);
  const steps = checkoutSteps.map((step, place) => {
    const isCurrent = step === current;
    const state = isCurrent ? "current" : place < open ? "done" : "todo";
    const to = place <= open && !isCurrent ? stepPath(lang, step) : undefined;
    return { name: t(`checkout.${step}`), state, to } as const;
  });
  return <StepLine label={t("checkout.steps")} doneLabel={t("checkout.done")} steps={steps} />;
}
