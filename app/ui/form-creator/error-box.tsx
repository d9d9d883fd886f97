import { useTranslation } from "react-i18next";
import { goToControl } from "~/ui/error-summary/go-to-control";
import { controlId } from "./form-fields";

interface ErrorBoxProps {
  /** About the whole form. */
  error?: string;
  /** What the server found, by field: all of its messages, in the reader's words (R-FORM-06). */
  errors: Record<string, readonly string[]>;
  /** Of the fields; one that is none of the form's is called by its name. */
  labels: Record<string, string>;
  prefix?: string;
}

/** What the server found wrong, grouped by field, with a link to each control. Nothing where nothing is wrong. */
export function ErrorBox({ error, errors, labels, prefix }: ErrorBoxProps) {
  const { t } = useTranslation();
  const groups = Object.entries(errors);
  if (!error && groups.length === 0) return null;
  return (
    <div className="notice notice-error error-summary error-box" role="alert">
      <p>
        <b>{error ?? t("fields.mistakes")}</b>
      </p>
      {groups.map(([name, messages]) => {
        const id = controlId(name, prefix);
        return (
          <section key={name} aria-label={labels[name] ?? name}>
            {labels[name] ? (
              <a href={`#${id}`} onClick={(event) => goToControl(id, event)}>
                {labels[name]}
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
            <ul>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
