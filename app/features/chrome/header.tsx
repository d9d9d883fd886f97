import { useTranslation } from "react-i18next";
import { SearchBox } from "~/features/catalog/search-box";
import { Hole } from "~/features/holes/hole";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useRootData } from "~/root-data";
import { homePath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { LanguageSwitch } from "./language-switch";
import { MenuPanel, MenuRow } from "./menu";
import { OwnLinks } from "./own-links";

/** The top bar, which stays in sight, and from md the row of departments below it. */
export function Header() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const data = useRootData();
  return (
    <>
      <header className="bar">
        {/* First: what a slow line brings at once shows the name, for which the menu's links needn't have come. */}
        <Link className="bar-name" to={homePath(lang)}>
          {t("shop.name")}
        </Link>
        <MenuPanel links={data?.menu ?? []} />
        <SearchBox />
        <LanguageSwitch look="bar-wide" />{" "}
        <Hole name="bar">
          <OwnLinks />
        </Hole>
      </header>
      <MenuRow links={data?.menu ?? []} />
    </>
  );
}
