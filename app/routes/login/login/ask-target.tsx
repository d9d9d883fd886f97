import { useTranslation } from "react-i18next";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { LoginFormProps } from "./load-login.server";

interface AskTargetProps extends LoginFormProps {
  /** Where it posts to; the page's own address by default. */
  action?: string;
}

/** The one field that login and registration begin with; the first button has a code sent at once. */
export function AskTarget({ action, constraints, result }: AskTargetProps) {
  const { t } = useTranslation();
  return (
    <ValidatedForm
      id="login-target"
      action={action}
      className="fields"
      constraints={constraints}
      result={result}
    >
      {(field) => (
        <>
          <TextField
            {...field("target")}
            label={t("login.target")}
            hint={t("login.target_hint")}
            dir="ltr"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="submit" className="button button-wide" name="intent" value="target.code">
            {t("login.send_code")}
          </button>{" "}
          <button
            type="submit"
            className="button button-quiet button-wide"
            name="intent"
            value="target"
          >
            {t("login.other_ways")}
          </button>
          <p className="field-hint">{t("login.new_too")}</p>
        </>
      )}
    </ValidatedForm>
  );
}
