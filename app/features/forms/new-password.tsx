import { useTranslation } from "react-i18next";
import { passwordForm } from "#backend/contract/own-forms";
import { PasswordField } from "~/ui/password/password-field";
import type { PasswordNeed } from "~/ui/password/password-needs";
import { usePasswordWords } from "./use-password-words";

const { min, max } = passwordForm.password;
const policy = { minLength: min };

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
      policy={policy}
      maxLength={maxLength ?? max}
      required
      words={usePasswordWords(policy)}
      error={error}
      unmet={unmet}
    />
  );
}
