import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { reloadAfterRefusal } from "~/client/remix/reload-after-refusal";
import totals from "~/features/cart/totals.css?url";
import { headOf } from "~/features/document/page-head";
import pushStyles from "~/features/push/push.css?url";
import { PushOffer } from "~/features/push/push-offer";
import { errorsOf, type FormResult } from "~/forms/submission";
import { Bought } from "./bought";
import { loadPayment } from "./load-payment.server";
import { NextStep } from "./next-step";
import { Outcome } from "./outcome";
import styles from "./payment.css?url";
import { Receipt } from "./receipt";

export const loader = (args: LoaderFunctionArgs) => loadPayment(args);

export { action } from "./action.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [totals, pushStyles, styles].map((href) => ({ rel: "stylesheet", href }));

/** While the bank's answer is on its way, the page looks again by itself, without a script. */
export const shouldRevalidate = reloadAfterRefusal;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...headOf(data?.head, matches),
  ...(data?.refresh ? [{ httpEquiv: "refresh", content: data.refresh }] : []),
];

/** What became of a payment (R-ROUTE-10, domain 4.9). */
export default function PaymentPage() {
  const view = useLoaderData<typeof loader>();
  const [error] = errorsOf(useActionData<FormResult>());
  return (
    <article className="payment">
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      <Outcome view={view} />
      {view.bought && <Bought bought={view.bought} />}
      {view.receipt && <Receipt receipt={view.receipt} order={view.order} />}
      <NextStep view={view} />
      <PushOffer offer={view.offer} />
    </article>
  );
}
