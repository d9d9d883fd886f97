import { type MouseEvent, useState } from "react";
import { Modal } from "~/ui/modal/modal.enhanced";
import { ConfirmForm, type ConfirmFormProps } from "./confirm-form";

/** The dialog of a link to a question. `open` takes the place of the link's own way. */
export function useConfirmDialog(
  title: string,
  form: Omit<ConfirmFormProps, "cancel" | "onSubmit">,
) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    open(event: MouseEvent) {
      // A new tab or window gets the page that asks.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setIsOpen(true);
    },
    dialog: (
      <Modal open={isOpen} title={title} onClose={close}>
        <ConfirmForm {...form} cancel={close} onSubmit={close} />
      </Modal>
    ),
  };
}
