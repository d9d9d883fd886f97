import type { FlashType, Message } from "~/http/flash.server";

const looks: Record<FlashType, string> = {
  info: "notice",
  success: "notice notice-success",
  warning: "notice notice-warning",
  error: "notice notice-error",
};

interface FlashBoxProps {
  message: Message;
  /** The toaster shows it: the box keeps its room, so that nothing jumps. */
  isTold: boolean;
}

/** The answer to what was just done, in the page itself, so that it needs no JavaScript (R-TOAST-04, R-NOJS-08). */
export function FlashBox({ message, isTold }: FlashBoxProps) {
  const isUrgent = message.type === "error" || message.type === "warning";
  return (
    <p
      className={`flash ${looks[message.type]}${isTold ? " invisible" : ""}`}
      role={isUrgent ? "alert" : "status"}
    >
      {message.text}
    </p>
  );
}
