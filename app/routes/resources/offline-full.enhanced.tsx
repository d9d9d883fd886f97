import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { storedDisplay } from "~/client/offline/stored-display";
import { type FullNote, forgetFullNote, readFullNote } from "~/client/pwa/worker/full-note";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";

/** What could not be saved here for want of room, and what can be done about it. */
export function OfflineFull({ round }: { round: number }) {
  const { t } = useTranslation();
  const { dateTime } = formatsFor(usePageLanguage(), storedDisplay());
  const [note, setNote] = useState<FullNote>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was cleared has made room
  useEffect(() => {
    let isLeft = false;
    void readFullNote().then((found) => {
      if (!isLeft) setNote(found);
    });
    return () => {
      isLeft = true;
    };
  }, [round]);
  if (!note) return null;
  return (
    <section className="kept-pages notice notice-warning" aria-labelledby="offline-full">
      <h2 id="offline-full">{t("offline.full")}</h2>
      <p>
        {t(`offline.full_${note.kind}`, { date: dateTime(new Date(note.at)) })}{" "}
        {t("offline.full_text")}
      </p>
      <div className="cluster">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void forgetFullNote().then(() => setNote(undefined))}
        >
          {t("offline.fine")}
        </button>
      </div>
    </section>
  );
}
