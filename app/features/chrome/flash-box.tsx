import type { FlashType, Message } from "~/http/flash.server";

const looks: Record<FlashType, string> = {
  info: "notice",
  success: "notice notice-success",
  warning: "notice notice-warning",
  error: "notice notice-error",
};

/** The answer to what was just done, in the page itself, so that it needs no JavaScript (R-TOAST-04, R-NOJS-08). */
export function FlashBox({ message }: { message: Message }) {
  const isUrgent = message.type === "error" || message.type === "warning";
  return (
    <p className={`flash ${looks[message.type]}`} role={isUrgent ? "alert" : "status"}>
      {message.text}
    </p>
  );
}
