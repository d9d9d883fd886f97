import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isAddress, isIntent, type OfflineDraft } from "~/client/offline/log/operation";
import { keepDraft, takeReadied, useOfflineForms } from "~/client/offline/offline-forms";
import { toaster } from "~/client/toast/toaster";
import { usePageLanguage } from "~/i18n/use-page-language";
import { checkoutPath, offlinePath } from "~/sitemap/paths";
import { readOfflineChoice } from "./read-offline-choice";
import type { StepName } from "./steps";

/**
 * Without a connection what is chosen for the order waits on the device, and nothing more: its page says that nothing is
 * ordered or paid, and leads to the review once there is one again (decision 181). A new address is chosen as well.
 */
export function useOfflineChoice(step: StepName): void {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      const choice = readOfflineChoice(form, step);
      return choice && { change: { type: "checkout", choice }, name: t(`offline.choice_${step}`) };
    },
    [step, t],
  );
  const onKept = useCallback(
    ({ change, op_id }: OfflineDraft) => {
      const review = `${offlinePath(lang)}#${checkoutPath(lang, "review")}`;
      if (isIntent(change)) return window.location.assign(review);
      if (!isAddress(change)) return;
      if (change.type === "address_remove") return window.location.assign(offlinePath(lang));
      const address_id = change.type === "address_change" ? change.address_id : op_id;
      const name = t("offline.choice_address");
      void keepDraft({ change: { type: "checkout", choice: { address_id } }, name });
    },
    [lang, t],
  );
  useOfflineForms(read, onKept);
  useEffect(() => {
    if (step !== "review") return;
    // Another page, or the worker, may have sent what leads here.
    const say = (ready?: { text: string }) =>
      ready && toaster.show({ type: "info", text: ready.text, duration: -1 });
    takeReadied().then(say, () => {});
  }, [step]);
}
