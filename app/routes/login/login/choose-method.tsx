import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { LoginFormProps, LoginStep } from "./load-login.server";
import { TargetLine } from "./target-line";

interface ChooseMethodProps extends LoginFormProps {
  step: Extract<LoginStep, { name: "method" }>;
}

/** The password, a link or a one-time code: the same for everybody, whether they have an account or not. */
export function ChooseMethod({ step, constraints, result }: ChooseMethodProps) {
  const { t } = useTranslation();
  return (
    <>
      <TargetLine shown={step.shown} />
      <ValidatedForm
        id="login-password"
        className="fields"
        constraints={constraints}
        result={result}
      >
        {(field) => (
          <>
            <input type="hidden" name="username" autoComplete="username" value={step.target} />
            <TextField
              type="password"
              {...field("password")}
              label={t("login.password")}
              dir="ltr"
              autoComplete="current-password"
            />
            <button type="submit" className="button button-wide" name="intent" value="password">
              {t("login.enter")}
            </button>
          </>
        )}
      </ValidatedForm>
      <Form method="post" className="login-more">
        <button type="submit" className="link" name="intent" value="send.reset">
          {t("login.forgot")}
        </button>
      </Form>
      <p className="login-or">{t("login.or")}</p>
      <Form method="post" className="fields">
        <button
          type="submit"
          className="button button-quiet button-wide"
          name="intent"
          value="send.link"
        >
          {t("login.send_link")}
        </button>{" "}
        <button
          type="submit"
          className="button button-quiet button-wide"
          name="intent"
          value="send.login"
        >
          {t("login.send_code")}
        </button>
      </Form>
    </>
  );
}
