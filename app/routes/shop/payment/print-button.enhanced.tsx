import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";

/** A shorter way to the browser's own print command. */
export function PrintButton() {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <button type="button" className="button button-quiet" onClick={() => window.print()}>
      {t("payment.print")}
    </button>
  );
}
