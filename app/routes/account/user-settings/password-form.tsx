import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { passwordForm } from "#backend/contract/own-forms";
import { nativeRules } from "~/features/forms/native-rules";
import type { RefusedForm } from "~/http/refuse-form.server";
import { TextField } from "~/ui/field/text-field";

interface PasswordFormProps {
  isSet: boolean;
  /** Where a code can go, masked; null where there is neither phone nor e-mail. */
  target: string | null;
  /** A code was sent for this, so that it is asked for. */
  hasCode: boolean;
  refused?: RefusedForm;
}

/** A password is set freely, and replaced by who knows the old one or a code (decisions 8). */
export function PasswordForm({ isSet, target, hasCode, refused }: PasswordFormProps) {
  const { t } = useTranslation();
  const errors = refused?.errors ?? {};
  const title = t(isSet ? "account.password_replace" : "account.password_set");
  return (
    <section className="panel stack" aria-labelledby="password-title">
      <h2 id="password-title">{title}</h2>
      {refused?.error && (
        <p className="notice notice-error" role="alert">
          {refused.error}
        </p>
      )}
      <Form method="post" className="fields account-form">
        {isSet && <Proof hasCode={hasCode} errors={errors} />}
        <TextField
          type="password"
          name="password"
          label={t("login.new_password")}
          hint={t("login.password_hint")}
          error={errors.password}
          dir="ltr"
          autoComplete="new-password"
          {...nativeRules(passwordForm.password)}
        />
        <button type="submit" className="button" name="intent" value="password.set">
          {title}
        </button>
      </Form>
      {isSet && target && (
        <Form method="post">
          <button type="submit" className="link" name="intent" value="password.code">
            {t("account.password_code", { target })}
          </button>
        </Form>
      )}
    </section>
  );
}

function Proof({ hasCode, errors }: { hasCode: boolean; errors: Record<string, string> }) {
  const { t } = useTranslation();
  if (hasCode) {
    return (
      <TextField
        name="code"
        label={t("login.code")}
        error={errors.code}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...nativeRules(passwordForm.code)}
      />
    );
  }
  return (
    <TextField
      type="password"
      name="old"
      label={t("account.password_old")}
      error={errors.old}
      dir="ltr"
      autoComplete="current-password"
      {...nativeRules(passwordForm.old)}
    />
  );
}
