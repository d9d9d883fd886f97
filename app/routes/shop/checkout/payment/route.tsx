import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { reloadAfterRefusal } from "~/client/remix/reload-after-refusal";
import { headOf, type PageHead } from "~/features/document/page-head";
import { errorsOf, type FormResult } from "~/forms/submission";
import { usePageLanguage } from "~/i18n/use-page-language";
import { NoOptions } from "../no-options";
import { openCheckout } from "../open-checkout.server";
import { stepPath } from "../steps";
import { TilesStep } from "../tiles-step";
import { toPaymentTiles } from "./payment-tiles";
import { cashHint, toPaymentView } from "./payment-view.server";

/** The third question of the checkout: how to pay. */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, checkout } = await openCheckout(args, "payment");
  const options = checkout.payment_options.map((option) => toPaymentView(option, ctx));
  const head: PageHead = { title: ctx.t("checkout.payment_title"), noindex: true };
  const chosen = checkout.payment?.gateway ?? options[0]?.value;
  return { head, options, hint: cashHint(checkout, ctx), chosen };
}

export { action } from "./action.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export const shouldRevalidate = reloadAfterRefusal;

export default function PaymentStep() {
  const { options, hint, chosen } = useLoaderData<typeof loader>();
  const error = errorsOf(useActionData<FormResult>())[0];
  const { t } = useTranslation();
  const lang = usePageLanguage();
  if (options.length === 0) {
    const way = { to: stepPath(lang, "shipping"), text: t("checkout.shipping_change") };
    return (
      <NoOptions
        title={t("checkout.payment_none")}
        text={hint ?? t("checkout.payment_none_text")}
        way={way}
      />
    );
  }
  const title = t("checkout.payment_title");
  return (
    <TilesStep
      step="payment"
      name="payment"
      title={title}
      hint={hint}
      choices={toPaymentTiles(options)}
      chosen={chosen}
      error={error}
    />
  );
}
