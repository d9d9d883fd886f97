import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
} from "react";

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
  const dialog = useRef<HTMLDialogElement | null>(null);
  const heading = useId();
  // A ref, for it is told before the element leaves the page: only there the focus goes back.
  const openAndClose = useCallback((element: HTMLDialogElement | null) => {
    if (element) openOver(element);
    else dialog.current?.close?.();
    dialog.current = element;
  }, []);

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (!firm && event.target === dialog.current) onClose();
  }

  // The browser tells of it a moment later, when this dialog may have left the page, and another has its place.
  function closed() {
    if (dialog.current) onClose();
  }

  // Browsers let a second Escape through whatever is said to its cancel.
  function keepFirm(event: KeyboardEvent) {
    if (firm && event.key === "Escape") event.preventDefault();
  }

  return (
    <dialog
      ref={openAndClose}
      className="modal float"
      aria-labelledby={heading}
      onClick={closeFromBackdrop}
      onKeyDown={keepFirm}
      onCancel={(event) => {
        event.preventDefault();
        if (!firm) onClose();
      }}
      onClose={closed}
    >
      <div className="modal-body">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** Browsers that have no modal dialogs show it in the page. */
function openOver(dialog: HTMLDialogElement): void {
  dialog.showModal?.();
  if (!dialog.open) dialog.setAttribute("open", "");
}
