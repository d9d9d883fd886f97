import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { cartsPath, checkoutPath } from "~/sitemap/paths";
import { BarCount } from "~/ui/bar-count/bar-count";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { CartSummary, CartSummaryLine } from "./lists-summary";

/** The cart at a glance, for wide bars: a native disclosure, which the next page closes. */
export function MiniCart({ cart, count }: { cart: CartSummary; count: number }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <details className="mini-cart bar-wide" name="menu-row" key={useLocation().key}>
      <summary className="bar-link">
        <Icon name="cart" />
        <span>{t("chrome.cart")}</span> <BarCount count={count} />
      </summary>
      <div className="mini-panel float">
        <ul className="mini-lines">
          {cart.lines.map((line) => (
            <Line key={line.line.variant_id} {...line} />
          ))}
        </ul>
        <p>
          {t("chrome.cart_total")} <b>{cart.total}</b>
        </p>
        <Link className="button" to={checkoutPath(lang)}>
          {t("chrome.checkout")}
        </Link>{" "}
        <Link className="button button-quiet" to={cartsPath(lang)}>
          {t("chrome.to_cart")}
        </Link>
      </div>
    </details>
  );
}

function Line({ line, tint, lang, amount }: CartSummaryLine) {
  return (
    <li>
      {line.image && <Picture url={line.image} tint={tint} alt="" sizes="56px" />}
      <div>
        <Link to={line.url} prefetch="none" discover="none" {...saidIn(lang)}>
          {line.name}
        </Link>{" "}
        <small>{line.options}</small> <small>{amount}</small>
      </div>
    </li>
  );
}
