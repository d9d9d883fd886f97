import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { listShelf, type ShelfPage } from "~/client/offline/shelf/shelf";
import { storedDisplay } from "~/client/offline/stored-display";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";

/** The orders, invoices and tickets that their owner has opened here. */
export function OfflineShelfPages({ round }: { round: number }) {
  const { t } = useTranslation();
  const pages = useShelf(round);
  if (pages.length === 0) return null;
  return (
    <section className="kept-pages" aria-labelledby="offline-shelf">
      <h2 id="offline-shelf">{t("offline.shelf")}</h2>
      <p className="muted">{t("offline.shelf_text")}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.address}>
            <ShelfLink page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfLink({ page: { address, title, savedAt } }: { page: ShelfPage }) {
  const { t } = useTranslation();
  const { dateTime } = formatsFor(usePageLanguage(), storedDisplay());
  const at = new Date(savedAt);
  return (
    <>
      <a className="link" href={address}>
        {title}
      </a>
      <small>
        <time dateTime={at.toISOString()}>{t("offline.saved_on", { date: dateTime(at) })}</time>
      </small>
    </>
  );
}

function useShelf(round: number): ShelfPage[] {
  const [pages, setPages] = useState<ShelfPage[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each clearing they are others
  useEffect(() => {
    let isLeft = false;
    const show = (found: ShelfPage[]) => {
      if (!isLeft) setPages(found);
    };
    listShelf().then(show, () => show([]));
    return () => {
      isLeft = true;
    };
  }, [round]);
  return pages;
}
