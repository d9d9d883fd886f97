import { useBlocker } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmForm } from "~/ui/confirm/confirm-form";
import { Modal } from "~/ui/modal/modal.enhanced";

/**
 * The question on the way to another page of the shop; on the way out the browser asks in its own words.
 * Escape, the backdrop and the first button keep the reader on the page.
 */
export default function LeaveQuestion() {
  const { t } = useTranslation();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  if (state !== "blocked") return null;
  const leave = (event: FormEvent) => {
    event.preventDefault();
    proceed();
  };
  return (
    <Modal open title={t("fields.unsaved_title")} onClose={reset}>
      <ConfirmForm
        text={<p>{t("fields.unsaved")}</p>}
        words={{ accept: t("fields.unsaved_leave"), cancel: t("fields.unsaved_stay") }}
        cancel={reset}
        onSubmit={leave}
      />
    </Modal>
  );
}
