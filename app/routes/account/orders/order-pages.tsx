import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAccountFormats } from "~/features/account/use-display";
import { ordersPath } from "~/sitemap/account-paths";

interface OrderPagesProps {
  page: number;
  pages: number;
  /** What the list is narrowed by. */
  query: Record<string, string>;
}

/** The way to newer and older orders; nothing where one page holds all. */
export function OrderPages({ page, pages, query }: OrderPagesProps) {
  const { t } = useTranslation();
  const { number } = useAccountFormats();
  if (pages < 2) return null;
  const to = (wanted: number) =>
    `${ordersPath}?${new URLSearchParams({ ...query, page: String(wanted) })}`;
  return (
    <nav className="cluster" aria-label={t("orders.pages")}>
      {page > 1 && (
        <Link className="button button-quiet" rel="prev" to={to(page - 1)}>
          {t("orders.newer")}
        </Link>
      )}
      <span>{t("orders.page_of", { page: number(page), pages: number(pages) })}</span>
      {page < pages && (
        <Link className="button button-quiet" rel="next" to={to(page + 1)}>
          {t("orders.older")}
        </Link>
      )}
    </nav>
  );
}
