import { useTranslation } from "react-i18next";

/** Printed amounts; see CardView. */
export interface PriceView {
  price?: string;
  from?: true;
  was?: string;
}

/** The price, "from" where it is the lowest of several, and the old one struck. */
export function Price({ view }: { view: PriceView }) {
  const { t } = useTranslation();
  if (!view.price) return <p className="price muted">{t("price.none")}</p>;
  return (
    <p className="price">
      {view.from && <small>{t("price.from")}</small>} <b>{view.price}</b>{" "}
      {view.was && (
        <s>
          <span className="sr-only">{t("price.was")} </span>
          {view.was}
        </s>
      )}
    </p>
  );
}
