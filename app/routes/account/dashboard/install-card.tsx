import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { useInstall } from "~/client/pwa/install";
import { usePageLanguage } from "~/i18n/use-page-language";
import { offlinePath } from "~/sitemap/paths";

/** Installing the shop: by a button where the browser offers it, else by words on where browsers have it. */
export function InstallCard() {
  const { t } = useTranslation();
  const install = useInstall();
  const lang = usePageLanguage();
  // What is saved here is known to scripts alone.
  const isHydrated = useHydrated();
  return (
    <section className="account-card" aria-labelledby="install">
      <h2 id="install">{t("account.install")}</h2>
      <p className="account-empty">{t("account.install_text")}</p>
      {install ? (
        <p className="account-card-foot">
          <button type="button" className="button" onClick={install}>
            {t("install.button")}
          </button>
        </p>
      ) : (
        <details className="account-card-foot">
          <summary className="link">{t("account.install_how")}</summary>
          <ul className="install-ways">
            <li>{t("account.install_android")}</li>
            <li>{t("account.install_ios")}</li>
            <li>{t("account.install_desktop")}</li>
          </ul>
        </details>
      )}
      {isHydrated && (
        <p>
          <a className="link" href={offlinePath(lang)}>
            {t("account.device")}
          </a>
        </p>
      )}
    </section>
  );
}
