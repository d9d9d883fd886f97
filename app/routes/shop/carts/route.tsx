import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { reloadAfterRefusal } from "~/client/remix/reload-after-refusal";
import { currentCart } from "~/features/cart/current-cart.server";
import type { LineView } from "~/features/cart/line-view.server";
import totals from "~/features/cart/totals.css?url";
import { headOf, type PageHead } from "~/features/document/page-head";
import { WaitingOrderNotice } from "~/features/orders/waiting-order";
import { loadWaitingOrder } from "~/features/orders/waiting-order.server";
import { constraintsOf } from "~/forms/constraints.server";
import { errorOf, errorsOf, type FormResult, sentText } from "~/forms/submission";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import styles from "./cart.css?url";
import { Changes } from "./changes";
import { EmptyCart } from "./empty-cart";
import { Later } from "./later";
import { Line } from "./line";
import { couponFields } from "./schema.server";
import { Summary } from "./summary";
import { toCartView } from "./to-cart-view.server";
import { useOfflineCart } from "./use-offline-cart.enhanced";

export const links: LinksFunction = () =>
  [styles, totals].map((href) => ({ rel: "stylesheet", href }));

/** The reader's cart; it needs a login (R-ROUTE-04). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const head: PageHead = { title: ctx.t("cart.title"), noindex: true };
  const [cart, waiting] = await Promise.all([
    currentCart(ctx).catch(asPage(ctx)),
    loadWaitingOrder(ctx),
  ]);
  const constraints = constraintsOf(ctx, couponFields);
  return { head, cart: toCartView(cart, ctx), waiting, constraints };
}

export { action } from "./action.server";

export const clientAction = preserveForm;

export const shouldRevalidate = reloadAfterRefusal;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function CartPage() {
  const { cart, waiting, constraints } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const { t } = useTranslation();
  useOfflineCart(cart.lines);
  const isOf = ({ variant, canBuy }: LineView) =>
    canBuy && errorOf(result, "qty") !== undefined && sentText(result, "variant") === variant;
  const isShown = errorOf(result, "code") !== undefined || cart.lines.some(isOf);
  if (cart.lines.length + cart.later.length === 0) return <EmptyCart waiting={waiting} />;
  return (
    <>
      <WaitingOrderNotice order={waiting} />
      <div className="cart-head">
        <h1>{t("cart.title")}</h1>
        <p className="muted">{cart.count}</p>
      </div>
      {result && !isShown && (
        <p className="notice notice-error" role="alert">
          {errorsOf(result)[0]}
        </p>
      )}
      <div className="cart">
        <div className="cart-main">
          <Changes changes={cart.changes} />
          {cart.lines.length === 0 && <p className="notice">{t("cart.empty_later")}</p>}
          <ul className="cart-lines" aria-label={t("cart.lines")}>
            {cart.lines.map((line) => (
              <Line key={line.variant} line={line} result={isOf(line) ? result : undefined} />
            ))}
          </ul>
          <Later lines={cart.later} />
        </div>
        <Summary cart={cart} constraints={constraints} result={result} />
      </div>
    </>
  );
}
