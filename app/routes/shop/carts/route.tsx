import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { currentCart } from "~/features/cart/current-cart.server";
import { headOf, type PageHead } from "~/features/document/page-head";
import { WaitingOrderNotice } from "~/features/orders/waiting-order";
import { loadWaitingOrder } from "~/features/orders/waiting-order.server";
import { guardAction } from "~/request/action.server";
import { asPage } from "~/request/failures.server";
import { reloadAfterRefusal } from "~/request/reload-after-refusal";
import { requireUser } from "~/request/require-user.server";
import styles from "~/styles/cart.css?url";
import totals from "~/styles/totals.css?url";
import { changeOwnCart, refuseChange } from "./change-cart.server";
import { Changes } from "./changes";
import { EmptyCart } from "./empty-cart";
import { Later } from "./later";
import { Line } from "./line";
import { readChange } from "./read-change.server";
import { Summary } from "./summary";
import type { LineView } from "./to-cart-view.server";
import { toCartView } from "./to-cart-view.server";

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
  return { head, cart: toCartView(cart, ctx), waiting };
}

/** One change; `intent` says which (R-NOJS-02). Posting needs the login as well (R-AUTH-13). */
export const action = guardAction(async ({ form, ...args }) => {
  const ctx = await requireUser(args);
  const change = readChange(form, ctx);
  if (change.refused) return refuseChange(change.refused);
  return changeOwnCart(ctx, change.accepted).catch(asPage(ctx));
});

export const clientAction = preserveForm;

export const shouldRevalidate = reloadAfterRefusal;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function CartPage() {
  const { cart, waiting } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const { t } = useTranslation();
  const refusedFor = ({ variant, canBuy }: LineView) =>
    canBuy && refused?.field === "qty" && refused.variant === variant ? refused : undefined;
  const isShown = refused?.field === "code" || cart.lines.some(refusedFor);
  if (cart.lines.length + cart.later.length === 0) return <EmptyCart waiting={waiting} />;
  return (
    <>
      <WaitingOrderNotice order={waiting} />
      <div className="cart-head">
        <h1>{t("cart.title")}</h1>
        <p className="muted">{cart.count}</p>
      </div>
      {refused && !isShown && (
        <p className="notice notice-error" role="alert">
          {refused.text}
        </p>
      )}
      <div className="cart">
        <div className="cart-main">
          <Changes changes={cart.changes} />
          {cart.lines.length === 0 && <p className="notice">{t("cart.empty_later")}</p>}
          <ul className="cart-lines" aria-label={t("cart.lines")}>
            {cart.lines.map((line) => (
              <Line key={line.variant} line={line} refused={refusedFor(line)} />
            ))}
          </ul>
          <Later lines={cart.later} />
        </div>
        <Summary cart={cart} refused={refused?.field === "code" ? refused : undefined} />
      </div>
    </>
  );
}
