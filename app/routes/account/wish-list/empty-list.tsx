import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";

/** Nothing liked yet: the motif, a sentence, the ways on. */
export function EmptyList() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <div className="empty">
      <Ornament />
      <h1>{t("wish.empty")}</h1>
      <p>{t("wish.empty_text")}</p>
      <div className="cluster">
        <Link className="button" to={listingPath(lang, { gen: "popular" })}>
          {t("listing.popular")}
        </Link>{" "}
        <Link className="button button-quiet" to={listingPath(lang, { gen: "new" })}>
          {t("listing.new")}
        </Link>
      </div>
    </div>
  );
}
