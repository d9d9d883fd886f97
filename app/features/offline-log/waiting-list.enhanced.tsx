import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Entry } from "~/client/offline/log/offline-log";
import {
  isIntent,
  type OfflineChange,
  type WaitingPicture,
  wordsOf,
} from "~/client/offline/log/operation";
import { ownEntries } from "~/client/offline/log/own-entries";
import { withdrawEntry } from "~/client/offline/log/send-waiting";
import { useWaitingCount } from "~/client/offline/use-stored-lists";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";

export interface WaitingWords {
  title: string;
  /** That it is not sent yet, where nothing else on the page says so. */
  note?: string;
  takeBack: string;
}

interface WaitingListProps {
  isShown: (change: OfflineChange) => boolean;
  words?: WaitingWords;
}

/** What waits for the shop, each with its words and a way to take it back. */
export default function WaitingList({ isShown, words }: WaitingListProps) {
  const { t } = useTranslation();
  const entries = useEntries(isShown);
  if (entries.length === 0) return null;
  const { title, note, takeBack } = words ?? {
    title: t("offline.outbox"),
    takeBack: t("offline.dont_send"),
  };
  return (
    <section className="kept-pages" aria-labelledby="offline-outbox">
      <h2 id="offline-outbox">{title}</h2>
      {note && <p className="notice">{note}</p>}
      {entries.some(({ operation }) => isIntent(operation.change)) && (
        <p className="notice notice-warning">{t("offline.not_ordered")}</p>
      )}
      <ul className="kept-messages">
        {entries.map(({ place, operation: { change, name, pictures = [] } }) => (
          <li key={place}>
            <b>{name}</b>
            {wordsOf(change) && <p dir="auto">{wordsOf(change)}</p>}
            <Pictures pictures={pictures} />
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void withdrawEntry(place)}
            >
              {takeBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By name and size. */
function Pictures({ pictures }: { pictures: readonly WaitingPicture[] }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t("ticket.pictures")}>
      {pictures.map(({ name, blob }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={place}>
          <bdi>{name}</bdi> <small>{formatSize(lang, blob.size)}</small>
        </li>
      ))}
    </ul>
  );
}

/** The reader's own alone. */
function useEntries(isShown: (change: OfflineChange) => boolean): Entry[] {
  const count = useWaitingCount();
  const [entries, setEntries] = useState<Entry[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says when they are others
  useEffect(() => {
    let isLeft = false;
    const show = (found: Entry[]) => {
      if (!isLeft) setEntries(found);
    };
    ownEntries(isShown).then(show, () => show([]));
    return () => {
      isLeft = true;
    };
  }, [count, isShown]);
  return entries;
}
