import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon/icon";
import { NextLinks } from "./next-links";

const types = ["info", "warning", "error", "success"] as const;
type Type = (typeof types)[number];

/** The type that a message names; an unknown one is shown as info (R-TOAST-04). */
export function toastType(named: string): Type {
  return types.find((known) => known === named) ?? "info";
}

/**
 * A short message over the page. Errors and warnings interrupt a screen reader, the others wait
 * their turn (R-TOAST-04).
 */
export function Toast(props: {
  type: string;
  text: string;
  next?: { to: string; text: string }[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const type = toastType(props.type);
  return (
    <div
      className={`toast notice notice-${type}`}
      role={type === "error" || type === "warning" ? "alert" : "status"}
      data-type={type}
    >
      <span>
        {props.text} <NextLinks links={props.next} />
      </span>
      <button type="button" className="button button-plain" onClick={props.onClose}>
        <Icon name="close" />
        <span className="sr-only">{t("close")}</span>
      </button>
    </div>
  );
}
