import { useTranslation } from "react-i18next";
import { useOnline } from "~/client/offline/connection";
import { currentLine } from "~/client/offline/departments/line";
import { SavingStatus } from "~/features/saved-department/saving-status.enhanced";
import { useSavedDepartment } from "~/features/saved-department/use-saved-department.enhanced";
import { useSaving } from "~/features/saved-department/use-saving.enhanced";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";
import { offlinePath } from "~/sitemap/paths";
import type { SaveOfferProps } from "./save-offer";

/**
 * Offers to save the department on a good line, or where the browser doesn't say how good its line is, and says that it
 * is saved (decision 194).
 */
export default function SaveDepartment({ path, name }: SaveOfferProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const saving = useSaving({ address: path, name });
  const { step } = saving.state;
  const saved = useSavedDepartment(path, step);
  const isOnline = useOnline();
  const line = currentLine();
  const isPossible = isOnline && (line === "good" || line === "unknown");
  if (saved === undefined || (!saved?.savedAt && !isPossible && step === "idle")) return null;
  const isOffered = !saved?.savedAt && (step === "idle" || step === "failed");
  return (
    <section className="panel stack" aria-labelledby="save-later">
      <h3 id="save-later">{t("offline.save_title")}</h3>
      {saved?.savedAt ? (
        <p>
          {t("offline.save_done", { size: formatSize(lang, saved.bytes) })}{" "}
          <a className="link" href={offlinePath(lang)}>
            {t("offline.device_link")}
          </a>
        </p>
      ) : (
        <p>{t("offline.save_text")}</p>
      )}
      {isOffered && isPossible && (
        <button type="button" className="button button-quiet" onClick={() => void saving.measure()}>
          {t("offline.save")}
        </button>
      )}
      {step !== "idle" && <SavingStatus saving={saving} />}
    </section>
  );
}
