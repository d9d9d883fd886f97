import { useTranslation } from "react-i18next";
import { OrderTag } from "~/features/orders/order-tag";
import { usePageLanguage } from "~/i18n/use-page-language";
import { orderPath, ordersPath } from "~/sitemap/account-paths";
import { listingPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { StepLine } from "~/ui/step-line/step-line";
import type { ActiveView } from "./load-dashboard.server";

interface ActiveOrdersProps {
  orders: ActiveView[];
  /** Nothing has arrived yet either. */
  isNew: boolean;
}

/** The orders that are under way, each with how far it is. */
export function ActiveOrders({ orders, isNew }: ActiveOrdersProps) {
  const { t } = useTranslation();
  if (orders.length === 0) return isNew ? <Welcome /> : <NothingUnderWay />;
  return (
    <section className="account-card account-wide" aria-labelledby="active">
      <div className="account-head">
        <h2 id="active">{t("account.active")}</h2>
        <Link className="link" to={ordersPath}>
          {t("account.all_orders")}
        </Link>
      </div>
      <ul className="account-rows">
        {orders.map((order) => (
          <ActiveOrder key={order.number} order={order} />
        ))}
      </ul>
    </section>
  );
}

function ActiveOrder({ order }: { order: ActiveView }) {
  const { t } = useTranslation();
  const { number, state, stateName, placed, count, payable, steps, mayPay, until } = order;
  return (
    <li className="active-order">
      <div className="account-head">
        <h3>
          <Link to={orderPath(number)}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </h3>
        <OrderTag state={state} name={stateName} />
        <p className="small">
          {placed} · {count} · {payable}
        </p>
      </div>
      {steps.length > 0 && (
        <StepLine label={t("order.way")} doneLabel={t("order.step_done")} steps={steps} />
      )}
      {mayPay && (
        <p className="account-card-foot">
          <Link className="button" to={orderPath(number)}>
            {t("order.pay")}
          </Link>
          {until && <span className="field-hint">{until}</span>}
        </p>
      )}
    </li>
  );
}

/** Who has ordered nothing yet is shown the way in. */
function Welcome() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <section className="account-card account-wide" aria-labelledby="active">
      <div className="empty">
        <Ornament />
        <h2 id="active">{t("account.welcome")}</h2>
        <p>{t("account.welcome_text")}</p>
        <div className="cluster">
          <Link className="button" to={listingPath(lang, { gen: "popular" })}>
            {t("listing.popular")}
          </Link>{" "}
          <Link className="button button-quiet" to={listingPath(lang, { gen: "sale" })}>
            {t("chrome.sale")}
          </Link>
        </div>
      </div>
    </section>
  );
}

function NothingUnderWay() {
  const { t } = useTranslation();
  return (
    <section className="account-card account-wide" aria-labelledby="active">
      <h2 id="active">{t("account.active")}</h2>
      <p className="account-empty">{t("account.active_none")}</p>
      <p className="account-card-foot">
        <Link className="link" to={ordersPath}>
          {t("account.all_orders")}
        </Link>
      </p>
    </section>
  );
}
