import { useTranslation } from "react-i18next";
import { useListCount } from "~/client/storage/use-list-count";
import { MiniCart } from "~/features/cart/mini-cart";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useRootData } from "~/root-data";
import { userPath, wishListPath } from "~/sitemap/account-paths";
import { cartsPath, loginPath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { BarLink } from "./bar-link";

/** The reader's own places in the bar: the account, the wish list and the cart. */
export function OwnLinks() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { cart, wishes } = useRootData()?.lists ?? {};
  const { to, text } = useAccount();
  const pieces = useListCount("carts", cart?.count);
  const wished = useListCount("wish_list", wishes?.length);
  return (
    <>
      <BarLink to={to} icon="user" look="bar-wide">
        {text}
      </BarLink>{" "}
      <BarLink to={wishListPath} icon="heart" count={wished}>
        {t("chrome.wish_list")}
      </BarLink>{" "}
      <BarLink
        to={cartsPath(lang)}
        icon="cart"
        count={pieces}
        look={cart?.count ? "bar-narrow" : undefined}
      >
        {t("chrome.cart")}
      </BarLink>
      {cart && cart.count > 0 && (
        <>
          {" "}
          <MiniCart cart={cart} count={pieces} />
        </>
      )}
    </>
  );
}

/** To the account, or to the login. */
export function AccountLink() {
  const { to, text } = useAccount();
  return <Link to={to}>{text}</Link>;
}

function useAccount() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return useRootData()?.user.login
    ? { to: userPath, text: t("chrome.account") }
    : { to: loginPath(lang), text: t("chrome.login") };
}
