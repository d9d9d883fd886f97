import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLabPath } from "../use-lab-path";

const lists = ["items", "append", "closed", "empty", "thousands", "torn", "broken"] as const;

/** The same table over other lists: flags, no rows, many rows, failing ones. */
export function Lists() {
  const { t } = useTranslation();
  const path = useLabPath();
  return (
    <nav aria-labelledby="lab-lists">
      <h2 id="lab-lists">{t("lab.lists")}</h2>
      <ul className="lab-list">
        {lists.map((list) => (
          <li key={list}>
            <Link className="link" to={`${path}/crud?list=${list}`} prefetch="none">
              {t(`lab.list_${list}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
