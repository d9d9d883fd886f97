import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { storedDisplay } from "~/client/offline/stored-display";
import { type FullNote, forgetFullNotes, readFullNotes } from "~/client/pwa/worker/full-note";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";

/** What could not be saved here for want of room, and what can be done about it. */
export function OfflineFull({ round }: { round: number }) {
  const { t } = useTranslation();
  const { dateTime } = formatsFor(usePageLanguage(), storedDisplay());
  const [notes, setNotes] = useState<FullNote[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was cleared has made room
  useEffect(() => {
    let isLeft = false;
    void readFullNotes().then((found) => {
      if (!isLeft) setNotes(found);
    });
    return () => {
      isLeft = true;
    };
  }, [round]);
  if (notes.length === 0) return null;
  return (
    <section className="kept-pages notice notice-warning" aria-labelledby="offline-full">
      <h2 id="offline-full">{t("offline.full")}</h2>
      {notes.map(({ kind, at }) => (
        <p key={kind}>{t(`offline.full_${kind}`, { date: dateTime(new Date(at)) })}</p>
      ))}
      <p>{t("offline.full_text")}</p>
      <div className="cluster">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void forgetFullNotes().then(() => setNotes([]))}
        >
          {t("offline.fine")}
        </button>
      </div>
    </section>
  );
}
