import { Form, Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InstallButton } from "~/client/pwa/install";
import type { MessageKey } from "~/i18n/messages/en";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useRootData } from "~/root-data";
import {
  blogsPage,
  faqsPage,
  langPath,
  lawPage,
  listingPage,
  litePath,
  textPage,
  themePath,
} from "~/sitemap/paths";
import { LanguageSwitch } from "./language-switch";

const columns = [
  {
    title: "chrome.shop",
    links: [
      [listingPage(), "chrome.all_products"],
      [listingPage({ gen: "sale" }), "chrome.sale"],
      [blogsPage, "chrome.blogs"],
    ],
  },
  {
    title: "chrome.help",
    links: [
      [faqsPage, "chrome.faqs"],
      [textPage("shipping"), "page.shipping"],
      [textPage("returns"), "page.returns"],
      [textPage("size-guide"), "page.size-guide"],
      [textPage("contact"), "page.contact"],
    ],
  },
  {
    title: "chrome.about",
    links: [
      [textPage("about"), "page.about"],
      [textPage("accessibility"), "page.accessibility"],
      [textPage("app-install"), "page.app-install"],
      [lawPage, "law.title"],
      [textPage("privacy"), "page.privacy"],
      [textPage("cookies"), "page.cookies"],
    ],
  },
] as const satisfies { title: MessageKey; links: (readonly [string, MessageKey])[] }[];

export function Footer() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <footer className="foot">
      <div className="foot-columns">
        {columns.map((column) => (
          <nav key={column.title} aria-label={t(column.title)}>
            <h2>{t(column.title)}</h2>
            <ul>
              {column.links.map(([path, key]) => (
                <li key={path}>
                  <Link to={langPath(lang, path)} discover="none">
                    {t(key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-label={t("chrome.settings")}>
          <h2>{t("chrome.settings")}</h2>
          <LanguageSwitch />
          <LooksSwitches />
          <InstallButton />
        </section>
      </div>
      <p className="foot-name">
        <b>{t("shop.name")}</b> {t("shop.tagline")}
      </p>
    </footer>
  );
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
        <button
          key={theme}
          type="submit"
          className="bar-link"
          formAction={themePath}
          name="theme"
          value={theme}
        >
          {t(`chrome.theme_${theme}`)}
        </button>
      ))}
    </Form>
  );
}
