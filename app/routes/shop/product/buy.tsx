import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import type { Refused } from "./product-form";
import type { OfferView } from "./to-product-view.server";

interface BuyProps {
  offer: OfferView;
  refused?: Refused;
}

/** How many, and the two ways to buy; on phones the button stays at the bottom of the screen. */
export function Buy({ offer, refused }: BuyProps) {
  const { t } = useTranslation();
  return (
    <>
      <Quantity offer={offer} refused={refused} />
      <div className="buy-bar">
        <Price view={offer} />
        <button type="submit" className="button" name="intent" value="cart.add">
          {t("product.add_to_cart")}
        </button>
      </div>
      <button type="submit" className="button button-quiet" name="intent" value="cart.buy">
        {t("product.buy_now")}
      </button>
    </>
  );
}

function Quantity({ offer, refused }: BuyProps) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label htmlFor="qty">{t("product.quantity")}</label>
      <input
        className="input input-short"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        id="qty"
        name="qty"
        maxLength={3}
        key={refused?.qty}
        defaultValue={refused?.qty ?? offer.one}
        aria-invalid={refused?.isCount || undefined}
        aria-describedby={refused ? "qty-error qty-hint" : "qty-hint"}
      />
      <p className="field-hint" id="qty-hint">
        {t("product.most", { n: offer.max })}
      </p>
    </div>
  );
}
