import type { ReactNode } from "react";
import { Link } from "~/ui/link/link";
import type { ConfirmFormProps } from "./confirm-form";
import { useConfirmDialog } from "./use-confirm-dialog.enhanced";

interface ConfirmLinkProps extends Omit<ConfirmFormProps, "cancel" | "onSubmit"> {
  /** The page that asks, for readers without scripts; it prints the same `ConfirmForm`. */
  to: string;
  /** Of the dialog. */
  title: string;
  look?: string;
  children: ReactNode;
}

/** The way to something that is asked about first: a link to the question, a dialog where scripts run (R-CONFIRM-01). */
export function ConfirmLink({ to, title, look = "link", children, ...form }: ConfirmLinkProps) {
  const { open, dialog } = useConfirmDialog(title, form);
  return (
    <>
      <Link to={to} className={look} onClick={open}>
        {children}
      </Link>
      {dialog}
    </>
  );
}
