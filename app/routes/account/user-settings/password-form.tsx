import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PasswordState } from "#backend/contract/auth";
import { NewPassword } from "~/features/forms/new-password";
import type { FieldConstraint } from "~/forms/constraints";
import { errorOf, type FormResult } from "~/forms/submission";
import { type FieldOf, ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { PasswordNeed } from "~/ui/password/password-needs";

type PasswordFieldName = "old" | "code" | "password";

export interface PasswordFormProps {
  isSet: boolean;
  needs: PasswordState["needs"];
  /** Where a code can go, masked; null where there is neither phone nor e-mail. */
  target: string | null;
  /** A code was sent for this, so that it is asked for. */
  hasCode: boolean;
  constraints: Record<PasswordFieldName, FieldConstraint>;
  result?: FormResult & { unmet?: PasswordNeed[] };
}

/** A password is set shortly after a login or with a code, and replaced by who knows the old one or a code (decisions 8). */
export function PasswordForm(props: PasswordFormProps) {
  const { isSet, needs, target, hasCode, constraints, result } = props;
  const { t } = useTranslation();
  const error = errorOf(result);
  const needsCode = needs === "code" && !hasCode;
  const title = t(isSet ? "account.password_replace" : "account.password_set");
  return (
    <section className="panel stack" aria-labelledby="password-title">
      <h2 id="password-title">{title}</h2>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      {needsCode && <p>{t("account.password_prove_why")}</p>}
      {!needsCode && (
        <ValidatedForm
          id="password-form"
          className="fields account-form"
          constraints={constraints}
          result={result}
        >
          {(field) => (
            <>
              {needs !== "nothing" && <Proof hasCode={hasCode} field={field} />}
              <NewPassword {...field("password")} unmet={result?.unmet} />
              <button type="submit" className="button" name="intent" value="password.set">
                {title}
              </button>
            </>
          )}
        </ValidatedForm>
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

function Proof({ hasCode, field }: { hasCode: boolean; field: FieldOf<PasswordFieldName> }) {
  const { t } = useTranslation();
  if (hasCode) {
    return (
      <TextField
        {...field("code")}
        label={t("login.code")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    );
  }
  return (
    <TextField
      type="password"
      {...field("old")}
      label={t("account.password_old")}
      dir="ltr"
      autoComplete="current-password"
    />
  );
}
