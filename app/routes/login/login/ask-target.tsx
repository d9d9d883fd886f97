import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { loginForm } from "#backend/contract/own-forms";
import { nativeRules } from "~/features/forms/native-rules";
import { TextField } from "~/ui/field/text-field";
import type { RefusedLogin } from "./refused-login";

interface AskTargetProps {
  /** Where it posts to; the page's own address by default. */
  action?: string;
  refused?: RefusedLogin;
}

/** The one field that login and registration begin with. */
export function AskTarget({ action, refused }: AskTargetProps) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={action} className="fields">
      <TextField
        name="target"
        label={t("login.target")}
        hint={t("login.target_hint")}
        error={refused?.errors.target}
        defaultValue={refused?.target}
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...nativeRules(loginForm.target)}
      />
      <button type="submit" className="button button-wide" name="intent" value="target">
        {t("login.go_on")}
      </button>
      <p className="field-hint">{t("login.new_too")}</p>
    </Form>
  );
}
