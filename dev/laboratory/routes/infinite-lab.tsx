import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { InfiniteDiv } from "~/ui/infinite-list/infinite-list";
import { fetchRows, keyOfRow, type LabRow } from "./lab-row";
import { Specimen } from "./specimen";

interface InfiniteLabProps {
  title: string;
  rows: { items: LabRow[]; next?: string; previous?: string; isFailed: boolean };
  List: typeof InfiniteDiv<LabRow>;
  /** The text of an empty one where nothing else is said (R-INF-06). */
  empty: "no_item" | "infinite.not_found";
}

const lists = ["thousands", "items", "torn", "broken"] as const;

/** An infinite list over a scratch list, and what it says when it is empty. */
export function InfiniteLab({ title, rows, List, empty }: InfiniteLabProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const list = query.get("list") ?? "thousands";
  const isLive = query.has("live");
  const labels = {
    more: t("infinite.more"),
    previous: t("infinite.previous"),
    empty: t(empty),
  };
  const parts = { fetchPage: fetchRows, keyOf: keyOfRow, render: printRow };
  const nothing = { ...parts, items: [] };
  return (
    <>
      <h1>{title}</h1>
      <nav aria-label={t("lab.lists")}>
        <ul className="lab-list">
          {lists.map((name) => (
            <li key={name}>
              <Link className="link" to={`${pathname}?list=${name}`} prefetch="none">
                {t(`lab.list_${name}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link className="link" to={`${pathname}?list=items&live=1`} prefetch="none">
              {t("lab.live")}
            </Link>
          </li>
        </ul>
      </nav>
      <Specimen title={t("lab.no_item")}>
        <List {...nothing} label={t("lab.no_item")} labels={labels} />
      </Specimen>
      <Specimen title={t("lab.no_item_own")}>
        <List
          {...nothing}
          label={t("lab.no_item_own")}
          labels={{ ...labels, empty: t("lab.own_no_item") }}
        />
      </Specimen>
      <Specimen title={t("lab.rows")}>
        {rows.isFailed && <p className="notice notice-warning">{t("infinite.load_failed")}</p>}
        {(!rows.isFailed || rows.previous) && (
          <List
            key={list}
            {...parts}
            items={rows.items}
            next={rows.next}
            previous={rows.previous}
            label={t("lab.rows")}
            live={isLive ? `${pathname}?list=${list}` : undefined}
            labels={labels}
          />
        )}
      </Specimen>
    </>
  );
}

function printRow({ title, amount }: LabRow) {
  return (
    <>
      <bdi>{title}</bdi> <span>{amount}</span>
    </>
  );
}
