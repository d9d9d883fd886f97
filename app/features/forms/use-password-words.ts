import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { defaultMinLength, type PasswordPolicy } from "~/ui/password/password-needs";

/** What a password needs, in the reader's language. */
export function usePasswordWords({ minLength = defaultMinLength }: PasswordPolicy = {}) {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  return {
    min_len: t("fields.need_min_len", { bound: number(minLength) }),
    lower: t("fields.need_lower"),
    upper: t("fields.need_upper"),
    number: t("fields.need_number"),
    special: t("fields.need_special"),
    met: t("fields.need_met"),
    unmet: t("fields.need_unmet"),
  };
}
