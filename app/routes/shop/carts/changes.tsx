import { useTranslation } from "react-i18next";
import { CartForm } from "./cart-form";
import { LineButton } from "./line";
import type { ChangeView } from "./to-cart-view.server";

/**
 * What is not as it was when it was added, or when another device last saw it: the shopper accepts each, or
 * lets the line go (decisions 11).
 */
export function Changes({ changes }: { changes: ChangeView[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <section className="changes notice notice-warning" aria-labelledby="changes">
      <h2 id="changes">{t("cart.changes")}</h2>
      <p>{t("cart.changes_text")}</p>
      <ul>
        {changes.map(({ variant, name, texts, accept, seen }) => (
          <li key={variant}>
            <p>
              <b>{name}</b> {texts.join(" ")}
            </p>
            <CartForm variant={variant} look="cluster">
              {accept !== undefined && (
                <>
                  <input type="hidden" name="qty" value={accept} />
                  <input type="hidden" name="seen" value={seen} />
                  <LineButton intent="cart.accept" text={t("cart.accept")} name={name} />
                </>
              )}
              <LineButton intent="cart.later" text={t("cart.save_for_later")} name={name} />
              <LineButton intent="cart.remove" text={t("cart.remove")} name={name} />
            </CartForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
