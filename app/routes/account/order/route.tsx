import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OrderState } from "#backend/contract/order";
import { getOrder } from "~/api/orders.server";
import { getPaymentOptions } from "~/api/payment.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { reloadAfterRefusal } from "~/client/remix/reload-after-refusal";
import { Totals } from "~/features/cart/totals";
import totals from "~/features/cart/totals.css?url";
import { headOf, type PageHead } from "~/features/document/page-head";
import { OrderTag } from "~/features/orders/order-tag";
import styles from "~/features/orders/orders.css?url";
import { offerPush } from "~/features/push/offer-push.server";
import pushStyles from "~/features/push/push.css?url";
import { PushOffer } from "~/features/push/push-offer";
import { constraintsOf } from "~/forms/constraints.server";
import { errorsOf, type FormResult } from "~/forms/submission";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { orderPath, ordersPath } from "~/sitemap/account-paths";
import formStyles from "~/styles/forms.css?url";
import countdownStyles from "~/ui/countdown/countdown.css?url";
import { Link } from "~/ui/link/link";
import numberStyles from "~/ui/number/number.css?url";
import { StepLine } from "~/ui/step-line/step-line";
import timelineStyles from "~/ui/timeline/timeline.css?url";
import { OrderActions } from "./order-actions";
import { OrderItems } from "./order-items";
import { OrderTimeline } from "./order-timeline";
import { ReturnForm } from "./return-form";
import { returnFields } from "./schema.server";
import { toOrderView } from "./to-order-view.server";

/** One order of the user's own; anybody else's is not found (domain 4.7). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const order = await getOrder(ctx.api, args.params.number ?? "").catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("order.title", { number: order.number }), noindex: true };
  const paymentOptions = order.actions.includes("pay")
    ? (await getPaymentOptions(ctx.api, order.number).catch(asPage(ctx))).data
    : [];
  const constraints = constraintsOf(ctx, returnFields);
  const offer = isOnItsWay(order) ? await offerPush(ctx, "orders", orderPath(order.number)) : null;
  return { head, order: toOrderView(ctx, order, paymentOptions), constraints, offer };
}

/** States that nothing follows. */
const ends: readonly OrderState[] = ["completed", "canceled", "expired", "returned", "refunded"];
const isOnItsWay = ({ state }: { state: OrderState }) => !ends.includes(state);

export { action } from "./action.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: totals },
  { rel: "stylesheet", href: timelineStyles },
  { rel: "stylesheet", href: countdownStyles },
  { rel: "stylesheet", href: pushStyles },
  { rel: "stylesheet", href: numberStyles },
  { rel: "stylesheet", href: styles },
];

export const shouldRevalidate = reloadAfterRefusal;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function OrderPage() {
  const { t } = useTranslation();
  const { order, constraints, offer } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const [error] = errorsOf(result);
  return (
    <div className="orders">
      <Link className="link" to={ordersPath}>
        {t("orders.title")}
      </Link>
      <header className="order-head">
        <h1>
          {t("order.order")} <bdi dir="ltr">{order.number}</bdi>
        </h1>
        <OrderTag state={order.state} name={order.stateName} />
        <p className="field-hint">{order.placed}</p>
        <p>
          <Link className="link" to={order.terms.to} discover="none">
            {order.terms.text}
          </Link>
        </p>
      </header>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      {order.steps.length > 0 && (
        <StepLine label={t("order.way")} doneLabel={t("order.step_done")} steps={order.steps} />
      )}
      <p>{order.stateText}</p>
      <OrderActions order={order} />
      <PushOffer offer={offer} />
      <div className="order-columns">
        <OrderItems items={order.items} />
        <section className="panel stack" aria-label={t("totals.title")}>
          <Totals view={order.totals} sum={t("order.total")} />
          <p className="field-hint">{order.inWords}</p>
        </section>
      </div>
      <OrderTimeline order={order} />
      {order.actions.includes("return") && (
        <ReturnForm order={order} constraints={constraints} result={result} />
      )}
    </div>
  );
}
