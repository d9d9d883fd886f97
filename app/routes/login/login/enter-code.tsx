import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { loginForm } from "#backend/contract/own-forms";
import { nativeRules } from "~/features/forms/native-rules";
import { NewPassword } from "~/features/forms/new-password";
import { TextField } from "~/ui/field/text-field";
import type { LoginStep } from "./load-login.server";
import type { RefusedLogin } from "./refused-login";
import { TargetLine } from "./target-line";

interface EnterCodeProps {
  step: Extract<LoginStep, { name: "code" | "reset" }>;
  refused?: RefusedLogin;
}

/** The code that was sent, in any digits; with a new password where the old one is forgotten. */
export function EnterCode({ step, refused }: EnterCodeProps) {
  const { t } = useTranslation();
  const isReset = step.name === "reset";
  return (
    <>
      <TargetLine target={step.target} />
      <Form method="post" className="fields">
        <TextField
          name="code"
          label={t("login.code")}
          hint={t(step.channel === "sms" ? "login.code_by_sms" : "login.code_by_email")}
          error={refused?.errors.code}
          defaultValue={refused?.code}
          look="login-code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...nativeRules(loginForm.code)}
        />
        {isReset && <NewPassword error={refused?.errors.password} unmet={refused?.unmet} />}
        <button
          type="submit"
          className="button button-wide"
          name="intent"
          value={isReset ? "reset" : "code"}
        >
          {isReset ? t("login.set_and_enter") : t("login.enter")}
        </button>
      </Form>
      <Form method="post" className="login-more">
        <button
          type="submit"
          className="link"
          name="intent"
          value={isReset ? "send.reset" : "send.login"}
        >
          {t("login.send_again")}
        </button>
      </Form>
    </>
  );
}
