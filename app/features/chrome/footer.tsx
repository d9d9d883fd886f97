import { Form, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { InstallButton } from "~/client/pwa/install";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useRootData } from "~/root-data";
import { devicePage, langPath, litePath, themePath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { footColumns } from "./foot-columns";
import { LanguageSwitch } from "./language-switch";
import { MenuList } from "./menu";
import type { MenuLink } from "./menu.server";

export function Footer() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { foot: menu, footPages } = useRootData() ?? {};
  return (
    <footer className="foot">
      <div className="foot-columns">
        {menu ? (
          <MenuColumns menu={menu} />
        ) : (
          <ShippedColumns unpublished={footPages?.unpublished} />
        )}
        {footPages?.more && (
          <MenuColumns menu={[{ title: t("chrome.more"), children: footPages.more }]} />
        )}
        <section aria-label={t("chrome.settings")}>
          <h2>{t("chrome.settings")}</h2>
          <LanguageSwitch /> <LooksSwitches />
          <InstallButton />{" "}
          <Link to={langPath(lang, devicePage)} className="bar-link" discover="none">
            {t("chrome.device")}
          </Link>
        </section>
      </div>
      <p className="foot-name">
        <b>{t("shop.name")}</b> {t("shop.tagline")}
      </p>
    </footer>
  );
}

/** The owner's menu: what stands at its top heads a column. */
function MenuColumns({ menu }: { menu: MenuLink[] }) {
  return menu.map(({ title, lang, href, children }) => (
    <nav key={title} aria-label={title}>
      <h2 {...saidIn(lang)}>
        {href ? (
          <Link to={href} discover="none">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {children && <MenuList links={children} />}
    </nav>
  ));
}

function ShippedColumns({ unpublished = [] }: { unpublished?: string[] | undefined }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return footColumns.map((column) => (
    <nav key={column.title} aria-label={t(column.title)}>
      <h2>{t(column.title)}</h2>
      <ul>
        {column.links
          .filter(([path]) => !unpublished.includes(path))
          .map(([path, key]) => (
            <li key={path}>
              <Link to={langPath(lang, path)} discover="none">
                {t(key)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  ));
}

const themes = ["light", "dark", "auto"] as const;

/**
 * Pages without script, web font and large pictures, and back again (decisions 20); and their colours, by the same
 * form: every page pays for what stands here.
 */
function LooksSwitches() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const lite = useRootData()?.lite ?? false;
  return (
    <Form method="post" action={litePath} reloadDocument>
      <input type="hidden" name="lite" value={lite ? "0" : "1"} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className="bar-link" aria-describedby="lite-note">
        {lite ? t("chrome.lite_off") : t("chrome.lite_on")}
      </button>
      <p id="lite-note" className="small muted">
        {lite ? t("chrome.lite_off_note") : t("chrome.lite_on_note")}
      </p>
      {themes.map((theme) => (
        <Fragment key={theme}>
          <button
            type="submit"
            className="bar-link"
            formAction={themePath}
            name="theme"
            value={theme}
          >
            {t(`chrome.theme_${theme}`)}
          </button>{" "}
        </Fragment>
      ))}
    </Form>
  );
}
