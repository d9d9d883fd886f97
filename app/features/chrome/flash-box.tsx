import { Form } from "@remix-run/react";
import type { FlashType, Message } from "~/request/flash.server";
import { NextLinks } from "~/ui/toast/next-links";

const looks: Record<FlashType, string> = {
  info: "notice",
  success: "notice notice-success",
  warning: "notice notice-warning",
  error: "notice notice-error",
};

/** The answer to what was just done, in the page itself, so that it needs no JavaScript (R-TOAST-04, R-NOJS-08). */
export function FlashBox({ message }: { message: Message }) {
  const { type, text, next, undo } = message;
  const isUrgent = type === "error" || type === "warning";
  return (
    <div
      className={`flash ${looks[type]}${undo ? " flash-undo" : ""}`}
      role={isUrgent ? "alert" : "status"}
    >
      {text} <NextLinks links={next} />
      {undo && <Undo {...undo} />}
    </div>
  );
}

/** One button that takes it back; it stays until the next page. */
function Undo({ to, fields, text }: NonNullable<Message["undo"]>) {
  return (
    <Form method="post" action={to} replace preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-quiet">
        {text}
      </button>
    </Form>
  );
}
