import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";

/**
 * A dialog over the page, open or closed by its value (R-CONFIRM-04). The browser's own modal dialog traps
 * the focus and gives it back. Escape and the backdrop close an ordinary one; a `firm` one has no way out
 * but its own buttons (R-CONFIRM-05).
 */
export function Modal(props: {
  open: boolean;
  title: string;
  onClose: () => void;
  firm?: boolean;
  children: ReactNode;
}) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({ title, onClose, firm = false, children }: Parameters<typeof Modal>[0]) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (!firm && event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog handles
    <dialog
      ref={dialog}
      className="modal float"
      aria-labelledby={heading}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        if (!firm) onClose();
      }}
      onClose={onClose}
    >
      <div className="modal-body">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
