import { useTranslation } from "react-i18next";

/** Takes a step's answers and leads on. */
export function NextButton({ intent, isLast = false }: { intent: string; isLast?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="form-actions">
      <button type="submit" className="button" name="intent" value={intent}>
        {t(isLast ? "steps.finish" : "steps.next")}
      </button>
    </div>
  );
}
