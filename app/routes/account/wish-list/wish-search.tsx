import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { wishListPath } from "~/sitemap/account-paths";

interface WishSearchProps {
  asked: { search: string; sort: "added" | "drop"; isDropped: boolean };
  isNarrowed: boolean;
}

/** Narrows the list by a name or by what became cheaper, and sorts it. */
export function WishSearch({ asked, isNarrowed }: WishSearchProps) {
  const { t } = useTranslation();
  const { search, sort, isDropped } = asked;
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
      </label>
      <button type="submit" className="button button-quiet">
        {t("wish.show")}
      </button>
      {isNarrowed && (
        <Link className="link" to={wishListPath}>
          {t("wish.show_all")}
        </Link>
      )}
    </Form>
  );
}
