import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AskedDay } from "~/features/dates/asked-day.server";
import { ordersPath } from "~/sitemap/account-paths";
import { DateInput } from "~/ui/date-input/date-input";
import type { Years } from "~/ui/date-input/date-parts";
import { Link } from "~/ui/link/link";

interface OrderSearchProps {
  asked: { search: string; state?: string; from: AskedDay; to: AskedDay };
  years: Years;
  isNarrowed: boolean;
}

/** Narrows the list by a word or a number, and by the days on which something was ordered. */
export function OrderSearch({ asked, years, isNarrowed }: OrderSearchProps) {
  const { t } = useTranslation();
  const { search, state, from, to } = asked;
  const hasDays = Boolean(from.value ?? to.value ?? from.error ?? to.error);
  return (
    <Form className="order-search" action={ordersPath} role="search" key={JSON.stringify(asked)}>
      {state && <input type="hidden" name="state" value={state} />}
      <div className="order-search-line">
        <input
          className="input"
          type="search"
          name="search"
          aria-label={t("orders.search")}
          placeholder={t("orders.search")}
          defaultValue={search}
          maxLength={100}
        />
        <button type="submit" className="button button-quiet">
          {t("orders.find")}
        </button>
      </div>
      <details open={hasDays}>
        <summary className="link">{t("orders.by_day")}</summary>
        <div className="order-days">
          <DateInput name="from" years={years} label={t("orders.from")} {...from} />
          <DateInput name="to" years={years} label={t("orders.to")} {...to} />
        </div>
      </details>
      {isNarrowed && (
        <Link className="link" to={ordersPath}>
          {t("orders.show_all")}
        </Link>
      )}
    </Form>
  );
}
