import { useOutletContext } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FrameView } from "./frame-view";

interface NextBarProps {
  label: string;
  intent: string;
}

/** The way on, with the sum that is to pay; on phones it stays at the bottom of the screen. */
export function NextBar({ label, intent }: NextBarProps) {
  const { t } = useTranslation();
  const { totals } = useOutletContext<FrameView>();
  return (
    <div className="checkout-next">
      <p className="price">
        <small>{t("totals.payable")}</small> <b>{totals.payable}</b>
      </p>
      <button type="submit" className="button" name="intent" value={intent}>
        {label}
      </button>
    </div>
  );
}
