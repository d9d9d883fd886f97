import { useTranslation } from "react-i18next";
import { Picture } from "~/ui/picture/picture";

export interface SummaryLine {
  id: string;
  name: string;
  options: string;
  picture?: { url: string; tint: number };
  /** Printed. */
  qty: string;
  total: string;
}

/** What is bought, a small line each. */
export function SummaryLines({ lines }: { lines: SummaryLine[] }) {
  const { t } = useTranslation();
  return (
    <ul className="summary-lines" aria-label={t("checkout.items")}>
      {lines.map(({ id, name, options, picture, qty, total }) => (
        <li key={id}>
          {picture ? (
            <Picture {...picture} alt="" sizes="56px" />
          ) : (
            <span className="picture tint-7" />
          )}
          <p>
            <span className="summary-name">{name}</span> {options && <small>{options}</small>}
          </p>
          <p className="summary-sum">
            <b>{total}</b>{" "}
            <small>
              <bdi>{qty} ×</bdi>
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
