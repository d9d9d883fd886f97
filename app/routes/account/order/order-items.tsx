import { Fragment, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { OfflineChange } from "~/client/offline/log/operation";
import { WaitingHere } from "~/features/offline-log/waiting-here.enhanced";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { OrderView } from "./to-order-view.server";

/** What was ordered, as it was then, and the reviews of it that wait on this device. */
export function OrderItems({ items }: { items: OrderView["items"] }) {
  const { t } = useTranslation();
  const isShown = useMemo(() => {
    const reviewed = items.map(({ review }) => review?.product);
    return (change: OfflineChange) => change.type === "review" && reviewed.includes(change.product);
  }, [items]);
  return (
    <section aria-label={t("order.items")}>
      <WaitingHere isShown={isShown} />
      <ul className="order-items">
        {items.map((item) => (
          <li key={item.id}>
            {item.image && (
              <Picture url={item.image.url} tint={item.image.tint} alt="" sizes="72px" />
            )}
            <div>
              <span {...saidIn(item.lang)}>
                {item.to ? <Link to={item.to}>{item.name}</Link> : item.name}
              </span>
              {item.options.length > 0 && (
                <p className="field-hint">
                  {item.options.map(({ name, value, saidIn: own }, place) => (
                    <Fragment key={name}>
                      {place > 0 && " · "}
                      <span {...saidIn(own?.name)}>{name}</span>:{" "}
                      <span {...saidIn(own?.value)}>{value}</span>
                    </Fragment>
                  ))}
                </p>
              )}
              <p className="field-hint">{item.count}</p>
              {item.review && (
                <Link className="link small" to={item.review.to} aria-label={item.review.label}>
                  {item.review.text}
                </Link>
              )}
            </div>
            <b>{item.total}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
