import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PasswordState } from "#backend/contract/auth";
import { passwordForm } from "#backend/contract/own-forms";
import { nativeRules } from "~/features/forms/native-rules";
import { NewPassword } from "~/features/forms/new-password";
import type { RefusedForm } from "~/request/refuse-form.server";
import { TextField } from "~/ui/field/text-field";
import type { PasswordNeed } from "~/ui/password/password-needs";

interface PasswordFormProps {
  isSet: boolean;
  needs: PasswordState["needs"];
  /** Where a code can go, masked; null where there is neither phone nor e-mail. */
  target: string | null;
  /** A code was sent for this, so that it is asked for. */
  hasCode: boolean;
  refused?: RefusedForm & { unmet: PasswordNeed[] };
}

/** A password is set shortly after a login or with a code, and replaced by who knows the old one or a code (decisions 8). */
export function PasswordForm({ isSet, needs, target, hasCode, refused }: PasswordFormProps) {
  const { t } = useTranslation();
  const errors = refused?.errors ?? {};
  const needsCode = needs === "code" && !hasCode;
  const title = t(isSet ? "account.password_replace" : "account.password_set");
  return (
    <section className="panel stack" aria-labelledby="password-title">
      <h2 id="password-title">{title}</h2>
      {refused?.error && (
        <p className="notice notice-error" role="alert">
          {refused.error}
        </p>
      )}
      {needsCode && <p>{t("account.password_prove_why")}</p>}
      {!needsCode && (
        <Form method="post" className="fields account-form">
          {needs !== "nothing" && <Proof hasCode={hasCode} errors={errors} />}
          <NewPassword error={errors.password} unmet={refused?.unmet} />
          <button type="submit" className="button" name="intent" value="password.set">
            {title}
          </button>
        </Form>
      )}
      {needs !== "nothing" && target && (
        <Form method="post">
          <button
            type="submit"
            className={needsCode ? "button" : "link"}
            name="intent"
            value="password.code"
          >
            {t(isSet ? "account.password_code" : "account.password_prove", { target })}
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
