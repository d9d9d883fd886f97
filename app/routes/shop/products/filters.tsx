import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Check, FilterGroupFields } from "./filter-group";
import type { FiltersView } from "./filters-view.server";
import { PriceRange } from "./price-range";

interface FiltersProps {
  filters: FiltersView;
  path: string;
  cleared: string;
}

/** Everything that narrows the list: one GET form, and links to the places below. */
export function Filters({ filters, path, cleared }: FiltersProps) {
  const { t } = useTranslation();
  const { places, groups, price, inStock, sale, ratings, kept } = filters;
  return (
    <>
      <details className="filters-switch">
        <summary className="button button-quiet">
          {filters.set ? t("filter.title_set", { n: filters.set }) : t("filter.title")}
        </summary>
      </details>
      <Form className="filters" action={path} aria-label={t("filter.title")}>
        {kept.map(([name, value]) => (
          <input type="hidden" key={name} name={name} value={value} />
        ))}
        {places.links.length > 0 && (
          <details open>
            <summary>{places.title}</summary>
            <ul>
              {places.links.map(({ name, lang, to, count }) => (
                <li key={to}>
                  <Link className="check" to={to} prefetch="none" discover="none">
                    <span {...saidIn(lang)}>{name}</span> <small>{count}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        <fieldset>
          <legend className="sr-only">{t("filter.offers")}</legend>
          <Check name="in_stock" option={inStock} />
          <Check name="sale" option={sale} />
        </fieldset>
        {price && <PriceRange price={price} />}
        {groups.map((group, position) => (
          <FilterGroupFields key={group.name} group={group} open={position < 3} />
        ))}
        <FilterGroupFields
          group={{ name: "rating", title: t("filter.ratings"), options: ratings }}
          type="radio"
        />
        <p className="filters-end">
          <button type="submit" className="button">
            {t("filter.apply")}
          </button>
          {filters.set && (
            <Link className="button button-quiet" to={cleared}>
              {t("filter.clear")}
            </Link>
          )}
        </p>
      </Form>
    </>
  );
}
