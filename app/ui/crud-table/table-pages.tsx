import { useTranslation } from "react-i18next";
import { Link } from "~/ui/link/link";
import type { TableView } from "./table-view";

/** How many rows there are, and the links to the list's other pages (R-CRUD-01). */
export function TablePages({ view }: { view: TableView }) {
  const { t } = useTranslation();
  const { previous, next, numbers, label } = view.pages;
  return (
    <div className="crud-foot">
      <p role="status">{view.totalText}</p>
      {(previous || next) && (
        <nav className="cluster" aria-label={t("pages.title")}>
          {previous && (
            <Link className="button button-quiet" rel="prev" to={previous} preventScrollReset>
              {t("pages.previous")}
            </Link>
          )}
          <ol className="cluster" aria-label={label}>
            {numbers.map((page) => (
              <li key={page.label}>
                {page.to ? (
                  <Link className="chip" to={page.to} prefetch="none" preventScrollReset>
                    {page.label}
                  </Link>
                ) : (
                  <b className="chip" aria-current="page">
                    {page.label}
                  </b>
                )}
              </li>
            ))}
          </ol>
          {next && (
            <Link className="button button-quiet" rel="next" to={next} preventScrollReset>
              {t("pages.next")}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
