import { useTranslation } from "react-i18next";
import { goToControl } from "./go-to-control";

interface Mistake {
  /** Id of the control that it is about; without one it is about the whole form. */
  id?: string;
  /** The control's label. */
  label?: string;
  text: string;
}

/** What is wrong with a refused form, at its head, with a link to each control. Nothing where nothing is wrong. */
export function ErrorSummary({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { t } = useTranslation();
  if (mistakes.length === 0) return null;
  return (
    <div className="notice notice-error error-summary" role="alert">
      <p>
        <b>{t("fields.mistakes")}</b>
      </p>
      <ul>
        {mistakes.map(({ id, label, text }) => (
          <li key={id ?? text}>
            {id ? (
              <a href={`#${id}`} onClick={(event) => goToControl(id, event)}>
                {label ? `${label}: ${text}` : text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
