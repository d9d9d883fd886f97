import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import type { OfferView } from "./product-view";

/** What a refused form brings back: the typed count and what is wrong, as translation keys. */
export interface Refused {
  qty: string;
  errors: string[];
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
  return (
    <Form method="post" action={path} className="buy" aria-label={t("product.buy")}>
      <input type="hidden" name="variant" value={offer.variant} />
      {canBuy && <Quantity offer={offer} refused={refused} />}
      <div className="buy-bar">
        <Price view={offer} />
        {canBuy && (
          <button type="submit" className="button" name="intent" value="cart.add">
            {t("product.add_to_cart")}
          </button>
        )}
      </div>
      <button type="submit" className="button button-quiet" name="intent" value="wish.add">
        {t("product.add_to_wish_list")}
      </button>
    </Form>
  );
}

function Quantity({ offer, refused }: { offer: OfferView; refused?: Refused }) {
  const { t } = useTranslation();
  const hasErrors = refused !== undefined && refused.errors.length > 0;
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
        defaultValue={refused?.qty ?? offer.one}
        aria-invalid={hasErrors || undefined}
        aria-describedby={hasErrors ? "qty-hint qty-error" : "qty-hint"}
      />
      <p className="field-hint" id="qty-hint">
        {t("product.most", { n: offer.most })}
      </p>
      {hasErrors && (
        <p className="field-error" id="qty-error">
          {refused.errors.map((key) => t(key as "qty_error")).join(" ")}
        </p>
      )}
    </div>
  );
}
