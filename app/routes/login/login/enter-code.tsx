import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewPassword } from "~/features/forms/new-password";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { LoginFormProps, LoginStep } from "./load-login.server";
import { TargetLine } from "./target-line";

interface EnterCodeProps extends LoginFormProps {
  step: Extract<LoginStep, { name: "code" | "reset" }>;
}

/** The code that was sent, in any digits; with a new password where the old one is forgotten. */
export function EnterCode({ step, constraints, result }: EnterCodeProps) {
  const { t } = useTranslation();
  const isReset = step.name === "reset";
  return (
    <>
      <TargetLine shown={step.shown} />
      <ValidatedForm id="login-code" className="fields" constraints={constraints} result={result}>
        {(field) => (
          <>
            <TextField
              {...field("code")}
              label={t("login.code")}
              hint={t(step.channel === "sms" ? "login.code_by_sms" : "login.code_by_email")}
              look="login-code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            {isReset && <NewPassword {...field("password")} unmet={result?.unmet} />}
            <button
              type="submit"
              className="button button-wide"
              name="intent"
              value={isReset ? "reset" : "code"}
            >
              {isReset ? t("login.set_and_enter") : t("login.enter")}
            </button>
          </>
        )}
      </ValidatedForm>
      <Form method="post" className="login-more">
        <button
          type="submit"
          className="link"
          name="intent"
          value={isReset ? "send.reset" : "send.login"}
        >
          {t("login.send_again")}
        </button>{" "}
        <button type="submit" className="link" name="intent" value="others">
          {t("login.other_ways")}
        </button>
      </Form>
    </>
  );
}
