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
import { printArrival, printShippingPrice } from "./print-arrival.server";

/** The second question of the checkout: by which way. */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, checkout } = await openCheckout(args, "shipping");
  const { shipping_options: options, shipping } = checkout;
  const head: PageHead = { title: ctx.t("checkout.shipping_title"), noindex: true };
  const choices = options.map((option) => ({
    value: option.code,
    name: option.name,
    ...(option.lang && { lang: option.lang }),
    aside: printShippingPrice(option, ctx),
    detail: printArrival(option, ctx),
  }));
  // The first is offered, so that one press is enough; nothing is kept before it.
  return { head, choices, chosen: shipping?.code ?? options[0]?.code };
}

export { action } from "./action.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export const shouldRevalidate = reloadAfterRefusal;

export default function ShippingStep() {
  const { choices, chosen } = useLoaderData<typeof loader>();
  const error = errorsOf(useActionData<FormResult>())[0];
  const { t } = useTranslation();
  const lang = usePageLanguage();
  if (choices.length === 0) {
    const way = { to: stepPath(lang, "address"), text: t("checkout.address_change") };
    return (
      <NoOptions
        title={t("checkout.shipping_none")}
        text={t("checkout.shipping_none_text")}
        way={way}
      />
    );
  }
  const title = t("checkout.shipping_title");
  return (
    <TilesStep
      step="shipping"
      name="shipping"
      title={title}
      choices={choices}
      chosen={chosen}
      error={error}
    />
  );
}
