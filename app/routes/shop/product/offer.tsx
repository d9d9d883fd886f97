import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import type { OfferView } from "./load-product.server";

/** Price and stock of what is chosen, or that it doesn't exist. */
export function Offer({ offer }: { offer: OfferView | undefined }) {
  const { t } = useTranslation();
  if (!offer) return <p className="notice notice-warning">{t("product.no_such_combination")}</p>;
  return (
    <div className="offer">
      <Price view={offer} />
      {offer.off && <p className="tag tag-sale">{t("price.off", { percent: offer.off })}</p>}
      {offer.perUnit && <p className="muted small">{offer.perUnit}</p>}
      <p className={`stock stock-${offer.stock}`}>{offer.stockText}</p>
    </div>
  );
}
