import { useTranslation } from "react-i18next";
import { StaffLink } from "./staff-link";

interface NeighboursProps {
  previous: string | null;
  next: string | null;
}

/** Links to the pages of a list beside this one; nothing where it is the only one. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className="cluster" aria-label={t("pages.title")}>
      {previous && (
        <StaffLink className="button button-quiet" to={previous} rel="prev">
          {t("pages.previous")}
        </StaffLink>
      )}{" "}
      {next && (
        <StaffLink className="button button-quiet" to={next} rel="next">
          {t("pages.next")}
        </StaffLink>
      )}
    </nav>
  );
}
