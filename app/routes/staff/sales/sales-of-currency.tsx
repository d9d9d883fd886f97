import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import type { loadSales } from "./load-sales.server";

type Shown = ReturnType<typeof useLoaderData<typeof loadSales>>;
type Sales = Shown["sales"][number];

const figures = [
  "paid",
  "refunded",
  "left",
  "tax",
  "shipping",
  "discount",
  "orders",
  "pieces",
] as const;

/** What a period came to in a currency, in all and by its parts, and what was sold most. */
export function SalesOfCurrency({ sales }: { sales: Sales }) {
  const { t } = useTranslation();
  const { currency, name, all, change, best } = sales;
  return (
    <section className="stack" aria-labelledby={`sales-${currency}`}>
      <h3 id={`sales-${currency}`}>{t("staff.sales.in", { currency: name })}</h3>
      <dl className="sales-figures">
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`staff.sales.${figure}`)}</dt>
            <dd>
              {all[figure]}
              {figure === "paid" && change && <span className="small muted">{change}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Parts sales={sales} />
      {best.length > 0 && (
        <>
          <h4>{t("staff.sales.best")}</h4>
          <ol className="sales-best">
            {best.map((one) => (
              <li key={one.sku}>
                {one.to ? (
                  <Link className="link" to={one.to} reloadDocument {...saidIn(one.lang)}>
                    {one.name}
                  </Link>
                ) : (
                  <span {...saidIn(one.lang)}>{one.name}</span>
                )}
                <span className="muted">{one.pieces}</span>
                <span>{one.paid}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const columns = ["paid", "refunded", "orders", "pieces"] as const;

/** The days or months in which something moved; a bar beside each says how it compares. */
function Parts({ sales: { name, parts, all } }: { sales: Sales }) {
  const { t } = useTranslation();
  const { partUnit } = useLoaderData<typeof loadSales>();
  return (
    <div className="sales-scroll">
      <table className="sales-table">
        <caption className="sr-only">
          {t("staff.sales.parts")}: {name}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(`staff.sales.${partUnit}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`staff.sales.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.day}>
              <th scope="row">
                {part.name}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={part.share} height="4" />
                </svg>
              </th>
              {columns.map((column) => (
                <td key={column}>{part[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("staff.sales.all")}</th>
            {columns.map((column) => (
              <td key={column}>{all[column]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
