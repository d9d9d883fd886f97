import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { useHydrated } from "~/client/boot/use-hydrated";
import { useOnline } from "~/client/offline/connection";
import { isOfLists, type OfflineChange } from "~/client/offline/log/operation";
import { markUnsaved } from "~/client/offline/mark-unsaved";
import { listSavedPages, type SavedPage } from "~/client/offline/saved-pages";
import { useReturn } from "~/client/offline/use-return";
import WaitingList from "~/features/offline-log/waiting-list.enhanced";
import { useFreshDefaults } from "~/features/offline-start/use-fresh-defaults.enhanced";
import { useRootData } from "~/root-data";
import { OfflineCan } from "./offline-can.enhanced";
import { OfflineCart } from "./offline-cart.enhanced";
import { OfflineDepartments } from "./offline-departments.enhanced";
import { OfflineFull } from "./offline-full.enhanced";
import { SavedPages } from "./offline-pages.enhanced";
import { OfflineProblems, WaitingChanges } from "./offline-problems.enhanced";
import { OfflineRoom } from "./offline-room.enhanced";
import { OfflineShelfPages } from "./offline-shelf.enhanced";
import { OfflineWishes } from "./offline-wishes.enhanced";

/**
 * What the device itself has: what waits for the shop and what the shop could not do, the cart, the wish list and the
 * cached pages; until scripts run, a way home.
 */
export function OfflineShelf(props: { lang: LanguageCode; children: ReactNode }) {
  return useHydrated() ? <Shelf lang={props.lang} /> : props.children;
}

function Shelf({ lang }: { lang: LanguageCode }) {
  const { t } = useTranslation();
  const { wanted, isCutOff, name, goBack } = useReturn(lang);
  useFreshDefaults(useRootData());
  const [clearings, setClearings] = useState(0);
  const pages = useSavedPages(lang, clearings);
  const isOnline = useOnline();
  const isOut = !isOnline || isCutOff;
  useEffect(() => {
    // What is listed here came after the page itself was looked at.
    if (pages && isOut) void markUnsaved(document, t("offline.unsaved")).catch(() => {});
  }, [pages, isOut, t]);
  return (
    <>
      <Introduction isOnline={isOnline} isCutOff={isCutOff} />
      {name && <p>{t("offline.hello", { name })}</p>}
      {isOut && <OfflineCan />}
      <OfflineFull round={clearings} />
      <WaitingChanges />
      <OfflineProblems />
      <WaitingList isShown={isOfNoList} />
      <OfflineCart />
      <OfflineWishes pages={pages ?? []} />
      <a
        className="button"
        data-retry
        href={wanted}
        onClick={(event) => {
          event.preventDefault();
          goBack();
        }}
      >
        {t("offline.retry")}
      </a>
      <OfflineShelfPages round={clearings} />
      <OfflineDepartments round={clearings} onChanged={() => setClearings(clearings + 1)} />
      {pages && <SavedPages pages={pages} query={queryOf(wanted)} />}
      <OfflineRoom round={clearings} onCleared={() => setClearings(clearings + 1)} />
    </>
  );
}

/** Why the page is shown: there is no network, or none that reaches the shop, or it was asked for. */
function Introduction({ isOnline, isCutOff }: { isOnline: boolean; isCutOff: boolean }) {
  const { t } = useTranslation();
  const asked = ["offline.device", "offline.device_text"] as const;
  const unreachable = ["offline.unreachable", "offline.unreachable_text"] as const;
  const offline = ["offline.title", "offline.text"] as const;
  const [title, text] = !isOnline ? offline : isCutOff ? unreachable : asked;
  return (
    <>
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
    </>
  );
}

/** The cart and the wish list show what waits of them. */
const isOfNoList = (change: OfflineChange) => !isOfLists(change);

/** What was searched for at an address. */
function queryOf(address: string): string {
  return new URLSearchParams(address.split("?")[1]).get("q") ?? "";
}

function useSavedPages(lang: LanguageCode, clearings: number): SavedPage[] | null {
  const [pages, setPages] = useState<SavedPage[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each clearing they are others
  useEffect(() => {
    let isLeft = false;
    void listSavedPages(lang).then((found) => {
      if (!isLeft) setPages(found);
    });
    return () => {
      isLeft = true;
    };
  }, [lang, clearings]);
  return pages;
}
