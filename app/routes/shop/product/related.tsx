import { useTranslation } from "react-i18next";
import type { CardView } from "~/features/catalog/card-view.server";
import { ProductRow } from "~/features/catalog/product-row";

/** Products beside this one. */
export function Related({ cards }: { cards: CardView[] }) {
  const { t } = useTranslation();
  return cards.length > 0 && <ProductRow title={t("product.related")} cards={cards} />;
}
