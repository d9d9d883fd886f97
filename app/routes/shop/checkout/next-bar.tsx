import { useNavigation, useOutletContext } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FrameView } from "./to-frame-view.server";

interface NextBarProps {
  label: string;
  intent: string;
}

/**
 * The way on, with the sum that is to pay; on phones it stays at the bottom of the screen. While an answer is
 * on its way it waits: nobody agrees to a sum that is about to be another.
 */
export function NextBar({ label, intent }: NextBarProps) {
  const { t } = useTranslation();
  const { totals } = useOutletContext<FrameView>();
  const isWaiting = useNavigation().state !== "idle";
  return (
    <div className="checkout-next">
      <p className="price">
        <small>{t("totals.payable")}</small> <b>{totals.payable}</b>
      </p>
      <button
        type="submit"
        className="button"
        name="intent"
        value={intent}
        aria-disabled={isWaiting || undefined}
        onClick={(event) => isWaiting && event.preventDefault()}
      >
        {label}
      </button>
    </div>
  );
}
