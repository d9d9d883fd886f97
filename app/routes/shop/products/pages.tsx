import { useTranslation } from "react-i18next";
import { Link } from "~/ui/link/link";
import type { PagesView } from "./pages-view.server";

/** Links to the other pages (R-INF-02); they work alone, the infinite list grows on the next one. */
export function Pages({ pages }: { pages: PagesView }) {
  const { t } = useTranslation();
  if (!pages.previous && !pages.next) return null;
  return (
    <nav className="pages" aria-label={t("pages.title")}>
      {pages.previous && (
        <Link className="button button-quiet" rel="prev" to={pages.previous} prefetch="none">
          {t("pages.previous")}
        </Link>
      )}
      <ol className="cluster" aria-label={pages.label}>
        {pages.numbers.map(({ label, to }) => (
          <li key={label}>
            {to ? (
              <Link className="chip" to={to} prefetch="none" discover="none">
                {label}
              </Link>
            ) : (
              <b className="chip" aria-current="page">
                {label}
              </b>
            )}
          </li>
        ))}
      </ol>
      {pages.next && (
        <Link className="button button-quiet" rel="next" to={pages.next} prefetch="none">
          {t("pages.next")}
        </Link>
      )}
    </nav>
  );
}
