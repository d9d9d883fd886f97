import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Hole } from "~/features/holes/hole";
import { saidIn } from "~/i18n/said-in";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { LanguageSwitch } from "./language-switch";
import type { MenuLink } from "./menu.server";
import { AccountLink } from "./own-links";

/** The whole menu behind one button, for phones; a new page closes it. */
export function MenuPanel({ links }: { links: MenuLink[] }) {
  const { t } = useTranslation();
  return (
    <details className="menu" key={useLocation().key}>
      <summary className="bar-link" aria-label={t("chrome.menu")}>
        <Icon name="menu" />
      </summary>
      <nav className="menu-panel float" aria-label={t("chrome.menu")}>
        <MenuList links={links} />
        <ul className="menu-own">
          <li>
            <Hole name="menu">
              <AccountLink />
            </Hole>
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </nav>
    </details>
  );
}

/** The same menu laid out in a row; entries with more below them open in place. */
export function MenuRow({ links }: { links: MenuLink[] }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  if (links.length === 0) return null;
  return (
    <nav className="menu-row" aria-label={t("chrome.departments")} key={key}>
      <ul>
        {links.map((link) => (
          <li key={link.title}>
            {link.children ? (
              <details name="menu-row">
                <summary>
                  {link.lang ? <span {...saidIn(link.lang)}>{link.title}</span> : link.title}{" "}
                  <Icon name="chevron" look="icon-small" />
                </summary>
                <div className="menu-drop float">
                  {link.href && (
                    <Link className="menu-all" to={link.href}>
                      {t("chrome.all_of", { name: link.title })}
                    </Link>
                  )}
                  <MenuList links={link.children} />
                </div>
              </details>
            ) : (
              <MenuItem link={link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function MenuList({ links }: { links: MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.title} ${link.href}`}>
          <MenuItem link={link} />
          {link.children && <MenuList links={link.children} />}
        </li>
      ))}
    </ul>
  );
}

function MenuItem({ link }: { link: MenuLink }) {
  const { title, lang, href } = link;
  const own = saidIn(lang);
  return href ? (
    <Link to={href} {...own}>
      {title}
    </Link>
  ) : (
    <span {...own}>{title}</span>
  );
}
