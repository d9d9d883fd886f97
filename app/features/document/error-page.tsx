import { useLocation } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { meantPage } from "~/sitemap/meant-page";
import { homePath, langPath, listingPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { type ErrorKind, errorTexts } from "./error-kind";
import { RequestId } from "./request-id";

interface ErrorPageProps {
  kind: ErrorKind;
  /** Ways on from what isn't there; the shop's own where none are given. */
  onward?: ReactNode;
}

/** What stands where a page could not: in words, with ways on, in the language of the page. */
export function ErrorPage({ kind, onward = <NextLinks /> }: ErrorPageProps) {
  const { t } = useTranslation();
  const texts = errorTexts[kind];
  return (
    <div className="empty">
      <Ornament />
      <h1>{t(texts.title)}</h1>
      <p>{t(texts.text)}</p>
      {kind === "failed" || kind === "unavailable" ? <TryAgain /> : onward}
    </div>
  );
}

function NextLinks() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const meant = meantPage(useLocation().pathname);
  return (
    <p className="cluster">
      {meant && (
        <Link className="button" to={langPath(lang, meant)}>
          {t("error.meant")}
        </Link>
      )}
      <Link className={meant ? "button button-quiet" : "button"} to={homePath(lang)}>
        {t("error.to_home")}
      </Link>
      <Link className="button button-quiet" to={listingPath(lang)}>
        {t("chrome.all_products")}
      </Link>
    </p>
  );
}

function TryAgain() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { pathname, search } = useLocation();
  const requestId = useContext(RequestId);
  return (
    <>
      <p className="cluster">
        <a className="button" href={pathname + search}>
          {t("error.retry")}
        </a>
        <Link className="button button-quiet" to={homePath(lang)}>
          {t("error.to_home")}
        </Link>
      </p>
      <p className="small muted">
        {t("error.request_id")}{" "}
        <code dir="ltr" suppressHydrationWarning>
          {requestId ?? "-"}
        </code>
      </p>
    </>
  );
}
