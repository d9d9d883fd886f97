import { useTranslation } from "react-i18next";
import { useCopy } from "./use-copy.enhanced";

interface CopyFieldProps {
  /** Mostly an address. */
  text: string;
  /** What it is. */
  label: string;
}

/** A text to copy: a field to select it in, and a button where scripts run. */
export function CopyField({ text, label }: CopyFieldProps) {
  const { t } = useTranslation();
  const { copy, isCopied } = useCopy(text);
  return (
    <span className="cluster copy">
      <input
        className="input"
        readOnly
        dir="ltr"
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />{" "}
      {copy && (
        <>
          <button type="button" className="button button-quiet" onClick={copy}>
            {t(isCopied ? "copy.copied" : "copy.copy")}
          </button>
          <span className="sr-only" role="status">
            {isCopied && t("copy.copied")}
          </span>
        </>
      )}
    </span>
  );
}
