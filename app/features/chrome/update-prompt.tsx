import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { pageUpdate } from "~/client/pwa/update";
import { Modal } from "~/ui/modal/modal.enhanced";

/** Asks whether to go over to the new version (R-NAV-05, R-PWA-04); the only ways out are its two answers. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const update = pageUpdate();
  const isOffered = useSyncExternalStore(
    (listener) => update?.subscribe(listener) ?? (() => {}),
    () => update?.isOffered() ?? false,
    () => false,
  );
  return (
    <Modal
      open={isOffered}
      title={t("new_content_please_refresh")}
      onClose={() => update?.dismiss()}
      firm
    >
      <div className="modal-answers">
        <button type="button" className="button button-quiet" onClick={() => update?.dismiss()}>
          {t("cancel")}
        </button>
        <button type="button" className="button" onClick={() => update?.accept()}>
          {t("ok")}
        </button>
      </div>
    </Modal>
  );
}
