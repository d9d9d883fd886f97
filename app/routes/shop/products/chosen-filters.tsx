import { useTranslation } from "react-i18next";
import { Link } from "~/ui/link/link";
import { SpokenText } from "~/ui/spoken/spoken-text";
import type { Chip } from "./chips.server";

/** What is chosen, each a link to the list without it. */
export function ChosenFilters({ chips }: { chips: Chip[] }) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <ul className="cluster" aria-label={t("filter.chosen")}>
      {chips.map(({ label, to }) => (
        <li key={to + label}>
          <Link className="chip" to={to} prefetch="none" discover="none">
            <span className="sr-only">{t("filter.remove")} </span>
            <bdi>
              <SpokenText said={label} />
            </bdi>{" "}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
