import { useTranslation } from "react-i18next";
import { useCopy } from "./use-copy.enhanced";

interface CopyFieldProps {
  url: string;
  /** What it is the address of. */
  label: string;
}

/** An address to copy: a field to select it in, and a button where scripts run. */
export function CopyField({ url, label }: CopyFieldProps) {
  const { t } = useTranslation();
  const { copy, isCopied } = useCopy(url);
  return (
    <span className="copy">
      <input className="input" readOnly dir="ltr" value={url} aria-label={label} />{" "}
      {copy && (
        <button type="button" className="button button-quiet" onClick={copy}>
          {t(isCopied ? "links.copied" : "links.copy")}
        </button>
      )}
      <span className="sr-only" role="status">
        {isCopied && t("links.copied")}
      </span>
    </span>
  );
}
