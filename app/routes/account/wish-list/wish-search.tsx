import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AskedDay } from "~/features/dates/asked-day.server";
import { wishListPath } from "~/sitemap/account-paths";
import { DateInput } from "~/ui/date-input/date-input";
import type { Years } from "~/ui/date-input/date-parts";
import { Link } from "~/ui/link/link";

interface WishSearchProps {
  asked: {
    search: string;
    sort: "added" | "drop";
    isDropped: boolean;
    from: AskedDay;
    to: AskedDay;
  };
  years: Years;
  isNarrowed: boolean;
}

/** Narrows the list by a name, by what became cheaper and by the days on which it was put there, and sorts it. */
export function WishSearch({ asked, years, isNarrowed }: WishSearchProps) {
  const { t } = useTranslation();
  const { search, sort, isDropped, from, to } = asked;
  const hasDays = Boolean(from.value ?? to.value ?? from.error ?? to.error);
  return (
    <Form className="wish-search" action={wishListPath} role="search" key={JSON.stringify(asked)}>
      <input
        className="input"
        type="search"
        name="search"
        aria-label={t("wish.search")}
        placeholder={t("wish.search")}
        defaultValue={search}
        maxLength={100}
      />
      <select className="input select" name="sort" aria-label={t("wish.sort")} defaultValue={sort}>
        <option value="added">{t("wish.sort_added")}</option>
        <option value="drop">{t("wish.sort_drop")}</option>
      </select>
      <label className="check">
        <input type="checkbox" name="dropped" value="1" defaultChecked={isDropped} />
        {t("wish.only_dropped")}
      </label>{" "}
      <button type="submit" className="button button-quiet">
        {t("wish.show")}
      </button>{" "}
      <details open={hasDays}>
        <summary className="link">{t("wish.by_day")}</summary>
        <div className="wish-days">
          <DateInput name="from" years={years} label={t("wish.from")} {...from} />
          <DateInput name="to" years={years} label={t("wish.to")} {...to} />
        </div>
      </details>
      {isNarrowed && (
        <Link className="link" to={wishListPath}>
          {t("wish.show_all")}
        </Link>
      )}
    </Form>
  );
}
