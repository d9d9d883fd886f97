import { useTranslation } from "react-i18next";
import { PasswordField } from "~/ui/password/password-field";
import type { PasswordNeed } from "~/ui/password/password-needs";

interface NewPasswordProps {
  error?: string;
  maxLength?: number;
  /** What the password that was sent lacks (`unmetNeeds`). */
  unmet?: readonly PasswordNeed[];
}

/** The field `password` of a form that sets one, with what the shop asks of it (R-PASS, decisions 8). */
export function NewPassword({ error, maxLength, unmet }: NewPasswordProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      name="password"
      label={t("login.new_password")}
      maxLength={maxLength}
      required
      error={error}
      unmet={unmet}
    />
  );
}
