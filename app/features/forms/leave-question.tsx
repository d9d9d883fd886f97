import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmForm } from "~/ui/confirm/confirm-form";
import { Modal } from "~/ui/modal/modal.enhanced";

export interface LeaveQuestionProps {
  leave: () => void;
  stay: () => void;
}

/** Whether to leave what was filled in. Escape, the backdrop and the first button keep the reader on the page. */
export default function LeaveQuestion({ leave, stay }: LeaveQuestionProps) {
  const { t } = useTranslation();
  function answer(event: FormEvent) {
    event.preventDefault();
    leave();
  }
  return (
    <Modal open title={t("fields.unsaved_title")} onClose={stay}>
      <ConfirmForm
        text={<p>{t("fields.unsaved")}</p>}
        labels={{ accept: t("fields.unsaved_leave"), cancel: t("fields.unsaved_stay") }}
        cancel={stay}
        onSubmit={answer}
      />
    </Modal>
  );
}
