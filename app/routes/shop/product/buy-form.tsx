import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import type { OfferView } from "./product-view";

/** What a refused form brings back: the typed count and what is wrong, in the reader's language. */
export interface Refused {
  qty: string;
  errors: string[];
  /** It is the count that is wrong. */
  isCount: boolean;
}

interface BuyFormProps {
  path: string;
  offer: OfferView;
  refused?: Refused;
}

/** A native form that works from the first paint; on phones its button stays at the bottom of the screen. */
export function BuyForm({ path, offer, refused }: BuyFormProps) {
  const { t } = useTranslation();
  const canBuy = offer.stock !== "out" && offer.price !== undefined;
  if (!canBuy && !refused) return null;
  return (
    <Form
      method="post"
      action={path}
      className="buy"
      aria-label={t("product.buy")}
      replace
      preventScrollReset
    >
      <input type="hidden" name="variant" value={offer.variant} />
      {refused && (
        <p className="notice notice-error" id="qty-error" role="alert">
          {refused.errors.join(" ")}
        </p>
      )}
      {canBuy && <Quantity offer={offer} refused={refused} />}
      {canBuy && (
        <>
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
      )}
    </Form>
  );
}

function Quantity({ offer, refused }: { offer: OfferView; refused?: Refused }) {
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
        {t("product.most", { n: offer.most })}
      </p>
    </div>
  );
}
