import { type ReactNode, useEffect, useState } from "react";
import type { Entry } from "~/client/offline/log/offline-log";
import { type OfflineChange, type Operation, wordsOf } from "~/client/offline/log/operation";
import { ownEntries } from "~/client/offline/log/own-entries";
import { withdrawEntry } from "~/client/offline/log/send-waiting";
import { useWaitingCount } from "~/client/offline/use-waiting-count";

export interface WaitingWords {
  title: string;
  /** That it is not sent yet, where nothing else on the page says so. */
  note?: string;
  takeBack: string;
}

interface WaitingEntriesProps {
  isShown: (change: OfflineChange) => boolean;
  words: WaitingWords;
  /** What is said of all that is shown. */
  notice?: (shown: readonly Operation[]) => ReactNode;
  /** What stands beside an operation's words. */
  beside?: (operation: Operation) => ReactNode;
}

/** What waits for the shop, each with its words and a way to take it back; it says nothing but what it is given. */
export default function WaitingEntries({ isShown, words, notice, beside }: WaitingEntriesProps) {
  const { title, note, takeBack } = words;
  const entries = useEntries(isShown);
  if (entries.length === 0) return null;
  return (
    <section className="kept-pages" aria-labelledby="offline-outbox">
      <h2 id="offline-outbox">{title}</h2>
      {note && <p className="notice">{note}</p>}
      {notice?.(entries.map(({ operation }) => operation))}
      <ul className="kept-messages">
        {entries.map(({ place, operation }) => (
          <li key={place}>
            <b>{operation.name}</b>
            {wordsOf(operation.change) && <p dir="auto">{wordsOf(operation.change)}</p>}
            {beside?.(operation)}
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
