import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import type { OfferView } from "./load-product.server";

interface BuyProps {
  /** None where the chosen options don't exist together. */
  offer?: OfferView;
  result?: FormResult;
}

/** How many, and the two ways to buy; on phones that are high enough the button stays at the bottom of the screen. */
export function Buy({ offer, result }: BuyProps) {
  const { t } = useTranslation();
  return (
    <>
      <Quantity offer={offer} result={result} />
      <div className="buy-bar">
        {offer && <Price view={offer} />}
        <button type="submit" className="button" name="intent" value="cart.add">
          {t("product.add_to_cart")}
        </button>
      </div>
      <button type="submit" className="button button-quiet" name="intent" value="cart.buy">
        {t("product.buy_now")}
      </button>{" "}
    </>
  );
}

function Quantity({ offer, result }: BuyProps) {
  const { t } = useTranslation();
  const typed = sentText(result, "qty");
  return (
    <div className="field">
      <label htmlFor="qty">{t("product.quantity")}</label>{" "}
      <input
        className="input input-short"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        id="qty"
        name="qty"
        maxLength={3}
        key={typed}
        defaultValue={typed ?? offer?.one}
        aria-invalid={errorOf(result, "qty") ? true : undefined}
        aria-describedby={[result && "qty-error", offer && "qty-hint"].filter(Boolean).join(" ")}
      />
      {offer && (
        <p className="field-hint" id="qty-hint">
          {offer.limit}
        </p>
      )}
    </div>
  );
}
