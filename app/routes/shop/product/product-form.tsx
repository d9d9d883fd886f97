import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Hole } from "~/features/holes/hole";
import { WishButton } from "~/features/wish-list/wish-button";
import { OperationName } from "~/forms/operation-name";
import { errorsOf, type FormResult, sentText } from "~/forms/submission";
import { newTicketPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { Buy } from "./buy";
import type { ProductView } from "./load-product.server";
import { Options } from "./options";
import { useOfflineProduct } from "./use-offline-product.enhanced";

interface ProductFormProps {
  /** The product's page, and the choice that it shows: `?color=red`. */
  path: string;
  search: string;
  view: ProductView;
  result?: FormResult;
}

/**
 * Choice, count and buttons in one native form, so that what is ticked is what is bought or wished, whether or
 * not the page has followed the ticks yet.
 */
export function ProductForm({ path, search, view, result }: ProductFormProps) {
  const { t } = useTranslation();
  const { offer, choices } = view;
  useOfflineProduct(path, view);
  // Refused for options that don't exist together it stays as it was sent, so that others can be ticked and bought at once.
  const canBuy = offer
    ? offer.stock !== "out" && offer.price !== undefined
    : sentText(result, "qty") !== undefined;
  return (
    <Form
      method="post"
      action={path + search}
      className="buy"
      aria-label={t("product.buy")}
      replace
      preventScrollReset
    >
      {canBuy && <EnterBuys />}
      {offer && <input type="hidden" name="variant" value={offer.variant} />}
      <OperationName />
      <Options path={path} choices={choices} />
      {view.sizes && (
        <Link className="link small" to={view.sizes.to} prefetch="none">
          {view.sizes.text}
        </Link>
      )}
      {result && (
        <p className="notice notice-error" id="qty-error" role="alert">
          {errorsOf(result).join(" ")}
        </p>
      )}
      <div className="buy-ways">
        {canBuy && <Buy offer={offer} result={result} />}
        <Hole name={`heart.${view.id}`}>
          <WishButton product={view.id} />
        </Hole>
      </div>
      <Link
        className="link small"
        to={newTicketPath({ product: String(view.id) })}
        rel="nofollow"
        prefetch="none"
      >
        {t("product.ask")}
      </Link>
    </Form>
  );
}

/** The form's first button is the one that the enter key presses; a browser of text shows it. */
function EnterBuys() {
  const { t } = useTranslation();
  return (
    <button
      type="submit"
      className="sr-only"
      name="intent"
      value="cart.add"
      tabIndex={-1}
      aria-hidden="true"
    >
      {t("product.add_to_cart")}
    </button>
  );
}
