import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useListCount } from "~/client/storage/use-list-count";
import { MiniCart } from "~/features/cart/mini-cart";
import { SearchBox } from "~/features/catalog/search-box";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useRootData } from "~/root-data";
import { userPath, wishListPath } from "~/sitemap/account-paths";
import { cartsPath, homePath, loginPath } from "~/sitemap/paths";
import { BarLink } from "./bar-link";
import { LanguageSwitch } from "./language-switch";
import { MenuPanel, MenuRow } from "./menu";

/** The top bar, which stays in sight, and from md the row of departments below it. */
export function Header() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const data = useRootData();
  const { cart, wishes } = data?.lists ?? {};
  const pieces = useListCount("carts", cart?.count);
  const wished = useListCount("wish_list", wishes?.length);
  const account = data?.user.login ? t("chrome.account") : t("chrome.login");
  return (
    <>
      <header className="bar">
        <MenuPanel links={data?.menu ?? []} account={account} />
        <Link className="bar-name" to={homePath(lang)}>
          {t("shop.name")}
        </Link>
        <SearchBox />
        <LanguageSwitch look="bar-wide" />
        <BarLink to={data?.user.login ? userPath : loginPath(lang)} icon="user" look="bar-wide">
          {account}
        </BarLink>
        <BarLink to={wishListPath} icon="heart" count={wished}>
          {t("chrome.wish_list")}
        </BarLink>
        <BarLink
          to={cartsPath(lang)}
          icon="cart"
          count={pieces}
          look={cart?.count ? "bar-narrow" : undefined}
        >
          {t("chrome.cart")}
        </BarLink>
        {cart && cart.count > 0 && <MiniCart cart={cart} count={pieces} />}
      </header>
      <MenuRow links={data?.menu ?? []} />
    </>
  );
}
