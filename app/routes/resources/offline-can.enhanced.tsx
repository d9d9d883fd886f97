import { useTranslation } from "react-i18next";

const can = ["read", "cart", "write", "own"] as const;
const cannot = ["order", "account", "fresh"] as const;

/** What a shopper can do without a network, and what has to wait for one. */
export function OfflineCan() {
  const { t } = useTranslation();
  return (
    <section className="kept-pages kept-can" aria-labelledby="offline-can">
      <h2 id="offline-can" className="sr-only">
        {t("offline.can_title")}
      </h2>
      <div>
        <h3>{t("offline.can")}</h3>
        <ul className="kept-yes">
          {can.map((what) => (
            <li key={what}>{t(`offline.can_${what}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t("offline.cannot")}</h3>
        <ul className="kept-no">
          {cannot.map((what) => (
            <li key={what}>{t(`offline.cannot_${what}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
