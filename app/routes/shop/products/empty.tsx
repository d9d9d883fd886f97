import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { LinkGroups } from "./link-groups";
import type { ListingView } from "./load-listing.server";

/** Nothing found, or nothing here: why, and the ways on (R-SEARCH-04, R-INF-06). */
export function Empty({ view }: { view: ListingView }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { didYouMean, help } = view;
  return (
    <div className="empty">
      <Ornament />
      <p>{view.isSearch ? t("search.nothing") : t("list.nothing")}</p>
      {help && <p className="looked-for">{help.lookedFor}</p>}
      {didYouMean && (
        <p>
          {t("search.did_you_mean")}{" "}
          <Link className="link" to={didYouMean.to}>
            <bdi>{didYouMean.text}</bdi>
          </Link>
        </p>
      )}
      {help && <LinkGroups groups={help.groups} />}
      {view.filters.set && (
        <Link className="button" to={view.cleared}>
          {t("filter.clear")}
        </Link>
      )}
      <Link className="button button-quiet" to={listingPath(lang)}>
        {t("listing.all")}
      </Link>
    </div>
  );
}
