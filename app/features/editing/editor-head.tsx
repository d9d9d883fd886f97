import { useTranslation } from "react-i18next";

interface EditorHeadProps {
  title: string;
  /** Where readers find it, for the languages in which they do; for the others, where who was given the link does. */
  languages: readonly {
    code: string;
    language: string;
    shown: string | null;
    preview?: string | null;
  }[];
}

/** An editor's heading, with the ways to what readers see. */
export function EditorHead({ title, languages }: EditorHeadProps) {
  const { t } = useTranslation();
  const seen = languages.filter(({ shown, preview }) => shown ?? preview);
  return (
    <header className="desk-head">
      <h1>{title}</h1>
      {seen.length > 0 && (
        <ul className="cluster">
          {seen.map(({ code, language, shown, preview }) => (
            <li key={code}>
              <a className="link" href={shown ?? preview ?? undefined}>
                {t(shown ? "editors.see" : "editors.preview_link", { language })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
