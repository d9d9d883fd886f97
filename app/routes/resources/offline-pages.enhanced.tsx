import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { type SavedPage, searchSavedPages } from "~/client/offline/saved-pages";
import { storedDisplay } from "~/client/offline/stored-display";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";

/** After the last key the saved pages are searched; each of them is read for it. */
const restMs = 300;

interface SavedPagesProps {
  pages: SavedPage[];
  /** What was searched for when the network was gone. */
  query: string;
}

/** The saved pages, newest first, each with its time; or those in which what is asked for stands. */
export function SavedPages({ pages, query }: SavedPagesProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const [asked, setAsked] = useState(query);
  const found = useFound(lang, asked);
  if (!("serviceWorker" in navigator)) return <p>{t("offline.no_worker")}</p>;
  if (pages.length === 0) return <p>{t("offline.none")}</p>;
  return (
    <section className="kept-pages" aria-labelledby="kept-pages">
      <h2 id="kept-pages">{t("offline.saved")}</h2>
      <search>
        <form className="kept-search" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="kept-search">{t("offline.search")}</label>
          <input
            id="kept-search"
            className="input"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
          />
        </form>
      </search>
      <Found pages={found ?? pages} isSearch={found !== undefined} />
    </section>
  );
}

function Found({ pages, isSearch }: { pages: SavedPage[]; isSearch: boolean }): ReactNode {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  const count = pages.length;
  const said = count > 0 ? t("offline.found", { count, n: number(count) }) : t("offline.not_found");
  return (
    <>
      <p role="status">{isSearch && said}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.address}>
            <SavedLink page={page} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SavedLink({ page: { address, title, savedAt, isOld } }: { page: SavedPage }) {
  const { t } = useTranslation();
  const { dateTime } = formatsFor(usePageLanguage(), storedDisplay());
  const date = dateTime(new Date(savedAt));
  return (
    <>
      <a className="link" href={address}>
        {title}
      </a>
      <small>
        <time dateTime={new Date(savedAt).toISOString()}>{t("offline.saved_on", { date })}</time>
        {isOld && <b>{t("offline.old_prices")}</b>}
      </small>
    </>
  );
}

/** @returns undefined while nothing is asked for */
function useFound(lang: LanguageCode, asked: string): SavedPage[] | undefined {
  const [found, setFound] = useState<SavedPage[]>();
  useEffect(() => {
    if (!asked.trim()) return setFound(undefined);
    let isLeft = false;
    const timer = setTimeout(async () => {
      const pages = await searchSavedPages(lang, asked);
      if (!isLeft) setFound(pages);
    }, restMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [lang, asked]);
  return found;
}
