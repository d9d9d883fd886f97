import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SearchBox } from "~/features/catalog/search-box";
import { Icon, type IconName } from "~/ui/icon/icon";
import { LanguageSwitch } from "./language-switch";
import { MenuPanel, MenuRow } from "./menu";
import { usePageLanguage } from "./page-language";
import { useRootData } from "./root-data";

/** The top bar, which stays in sight, and from md the row of departments below it. */
export function Header() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const data = useRootData();
  const account = data?.user.login ? t("chrome.account") : t("chrome.login");
  return (
    <>
      <header className="bar">
        <MenuPanel links={data?.menu ?? []} account={account} />
        <Link className="bar-name" to={`/${lang}`}>
          {t("shop.name")}
        </Link>
        <SearchBox />
        <LanguageSwitch look="bar-wide" />
        <BarLink to={data?.user.login ? "/user" : `/${lang}/login`} icon="user" look="bar-wide">
          {account}
        </BarLink>
        <BarLink to="/user/wish-list" icon="heart">
          {t("chrome.wish_list")}
        </BarLink>
        <BarLink to={`/${lang}/carts`} icon="cart">
          {t("chrome.cart")}
        </BarLink>
      </header>
      <MenuRow links={data?.menu ?? []} />
    </>
  );
}

interface BarLinkProps {
  to: string;
  icon: IconName;
  look?: string;
  children: string;
}

/** An icon with its word, which only wide bars have room to show. */
function BarLink({ to, icon, look = "", children }: BarLinkProps) {
  return (
    <Link className={`bar-link ${look}`} to={to}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  );
}
