import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { useHydrated } from "~/client/boot/use-hydrated";
import { type CachedPage, listCachedPages } from "~/client/offline/cached-pages";
import { useReturn } from "~/client/offline/use-return";
import { localStore, storageKeys } from "~/client/storage/guarded-storage";
import { countItems } from "~/client/storage/list-sync";
import { formatsFor } from "~/i18n/format";

/** What the phone itself has: the reader's name, cart, wish list and cached pages; until then, a way home. */
export function OfflineShelf(props: { lang: LanguageCode; children: ReactNode }) {
  return useHydrated() ? <Shelf lang={props.lang} /> : props.children;
}

function Shelf({ lang }: { lang: LanguageCode }) {
  const { t } = useTranslation();
  const { wanted, name, goBack } = useReturn(lang);
  const pages = useCachedPages(lang);
  return (
    <>
      {name && <p>{t("offline.hello", { name })}</p>}
      <Counts lang={lang} />
      <a
        className="button"
        href={wanted}
        onClick={(event) => {
          event.preventDefault();
          goBack();
        }}
      >
        {t("offline.retry")}
      </a>
      {pages && <CachedPages pages={pages} />}
    </>
  );
}

/** Pieces in the cart and products on the wish list, as the mirrors have them. */
function Counts({ lang }: { lang: LanguageCode }) {
  const { t } = useTranslation();
  const { number } = formatsFor(lang);
  const carts = countItems(localStore, storageKeys.carts);
  const wishes = countItems(localStore, storageKeys.wishList);
  if (carts + wishes === 0) return null;
  return (
    <ul className="cluster">
      {carts > 0 && <li>{t("offline.cart", { count: carts, n: number(carts) })}</li>}
      {wishes > 0 && <li>{t("offline.wish", { count: wishes, n: number(wishes) })}</li>}
    </ul>
  );
}

function CachedPages({ pages }: { pages: CachedPage[] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return <p>{t("offline.none")}</p>;
  return (
    <section className="kept-pages" aria-labelledby="kept-pages">
      <h2 id="kept-pages">{t("offline.saved")}</h2>
      <ul>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a className="link" href={address}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useCachedPages(lang: LanguageCode): CachedPage[] | null {
  const [pages, setPages] = useState<CachedPage[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    void listCachedPages(lang).then((found) => {
      if (!isLeft) setPages(found);
    });
    return () => {
      isLeft = true;
    };
  }, [lang]);
  return pages;
}
