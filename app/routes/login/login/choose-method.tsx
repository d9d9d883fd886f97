import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { LoginFormProps } from "./load-login.server";
import { TargetLine } from "./target-line";

interface ChooseMethodProps extends LoginFormProps {
  target: string;
}

/** A one-time code, a link, or the password: the same for everybody, whether they have an account or not. */
export function ChooseMethod({ target, constraints, result }: ChooseMethodProps) {
  const { t } = useTranslation();
  return (
    <>
      <TargetLine target={target} />
      <Form method="post" className="fields">
        <button type="submit" className="button button-wide" name="intent" value="send.login">
          {t("login.send_code")}
        </button>
        <button
          type="submit"
          className="button button-quiet button-wide"
          name="intent"
          value="send.link"
        >
          {t("login.send_link")}
        </button>
      </Form>
      <p className="login-or">{t("login.or_password")}</p>
      <ValidatedForm
        id="login-password"
        className="fields"
        constraints={constraints}
        result={result}
      >
        {(field) => (
          <>
            <input type="hidden" name="username" autoComplete="username" value={target} />
            <TextField
              type="password"
              {...field("password")}
              label={t("login.password")}
              dir="ltr"
              autoComplete="current-password"
            />
            <button
              type="submit"
              className="button button-quiet button-wide"
              name="intent"
              value="password"
            >
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
    </>
  );
}
