import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import { loadSales } from "./load-sales.server";
import styles from "./sales.css?url";
import { SalesOfCurrency } from "./sales-of-currency";

/** What was sold, by weeks, months, quarters and years as the reader's calendar has them. */
export async function loader(args: LoaderFunctionArgs) {
  return loadSales(args);
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffSales() {
  const { t } = useTranslation();
  const { head, name, isOver, file, sales } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Periods />
      <h2>{name}</h2>
      {!isOver && <p className="muted">{t("staff.sales.so_far")}</p>}
      {sales.length === 0 && <p className="empty">{t("staff.sales.none")}</p>}
      {sales.map((one) => (
        <SalesOfCurrency key={one.currency} sales={one} />
      ))}
      {sales.length > 0 && (
        <div className="cluster">
          <a className="button button-quiet" href={file} download>
            {t("csv.save")}
          </a>
        </div>
      )}
      <p className="field-hint">{t("staff.sales.counted")}</p>
    </>
  );
}

/** Which periods there are, and the ways to the one before and after. */
function Periods() {
  const { t } = useTranslation();
  const { units, before, after } = useLoaderData<typeof loader>();
  return (
    <>
      <nav className="cluster" aria-label={t("staff.sales.units")}>
        {units.map(({ unit, to, isChosen }) => (
          <Fragment key={unit}>
            <StaffLink className="chip" to={to} aria-current={isChosen ? "page" : undefined}>
              {t(`staff.sales.by.${unit}`)}
            </StaffLink>{" "}
          </Fragment>
        ))}
      </nav>
      <nav className="sales-ways" aria-label={t("staff.sales.neighbours")}>
        <StaffLink className="link" to={before.to} rel="prev">
          {t("staff.sales.before", { name: before.name })}
        </StaffLink>
        {after && (
          <StaffLink className="link" to={after.to} rel="next">
            {t("staff.sales.after", { name: after.name })}
          </StaffLink>
        )}
      </nav>
    </>
  );
}
