import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";

interface SoonPageProps {
  title: string;
  /** What will be there. */
  text: string;
}

/** A screen that a later step builds: it says what will be there, and where to go meanwhile. */
export function SoonPage({ title, text }: SoonPageProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <div className="empty">
      <Ornament />
      <h1>{title}</h1>
      <p>{text}</p>
      <span className="tag tag-accent">{t("soon.label")}</span>
      <Link className="button" to={listingPath(lang)}>
        {t("soon.browse")}
      </Link>
    </div>
  );
}
