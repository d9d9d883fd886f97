import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { useSaving } from "./use-saving.enhanced";

/** Says how far saving is, with the question before it and a way to stop it. */
export function SavingStatus({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { number } = formatsFor(lang);
  const { state } = saving;
  const isSaid = state.step === "measuring" || state.step === "failed";
  return (
    <>
      <p role="status" className={isSaid ? undefined : "sr-only"}>
        {state.step === "measuring" && t("offline.save_measuring")}
        {state.step === "failed" && t(`offline.save_${state.why}`)}
      </p>
      {state.step === "asked" && (
        <>
          <p>
            {t("offline.save_ask", {
              count: state.plan.products.length,
              n: number(state.plan.products.length),
              size: formatSize(lang, state.plan.bytes),
            })}
          </p>
          <div className="cluster">
            <button type="button" className="button" onClick={() => void saving.save(state.plan)}>
              {t("offline.save_yes")}
            </button>
            <button type="button" className="button button-quiet" onClick={saving.dismiss}>
              {t("offline.save_no")}
            </button>
          </div>
        </>
      )}
      {state.step === "saving" && (
        <>
          <p>{t("offline.saving", { n: number(state.done), all: number(state.all) })}</p>
          <progress value={state.done} max={state.all} aria-label={t("offline.saving_label")} />
          <button type="button" className="button button-quiet" onClick={saving.stop}>
            {t("offline.save_stop")}
          </button>
        </>
      )}
    </>
  );
}
