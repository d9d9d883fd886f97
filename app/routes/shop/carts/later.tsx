import { useTranslation } from "react-i18next";
import type { LineView } from "~/features/cart/line-view.server";
import { CartForm } from "./cart-form";
import { LineButton, LineName, LinePicture } from "./line";

/** What is kept for another time: not counted, not bought, and back in the cart by one button. */
export function Later({ lines }: { lines: LineView[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="later">
      <h2 id="later">{t("cart.later")}</h2>
      <ul className="cart-lines">
        {lines.map((line) => (
          <li key={line.variant} className="line line-later">
            <LinePicture line={line} />
            <div className="line-words">
              <LineName line={line} />
              {line.notices.map((text) => (
                <p key={text} className="line-notice">
                  {text}
                </p>
              ))}
            </div>
            <p className="line-sum">
              <b>{line.total}</b>
            </p>
            <CartForm variant={line.variant} look="line-ways">
              <LineButton intent="cart.back" text={t("cart.take_back")} name={line.name} />
              <LineButton intent="cart.remove" text={t("cart.remove")} name={line.name} />
            </CartForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
