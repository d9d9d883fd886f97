import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { loginForm } from "#backend/contract/own-forms";
import { nativeRules } from "~/features/forms/native-rules";
import { TextField } from "~/ui/field/text-field";
import type { RefusedLogin } from "./refused-login";
import { TargetLine } from "./target-line";

interface ChooseWayProps {
  target: string;
  refused?: RefusedLogin;
}

/** A one-time code, a link, or the password: the same for everybody, whether they have an account or not. */
export function ChooseWay({ target, refused }: ChooseWayProps) {
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
      <Form method="post" className="fields">
        <input type="hidden" name="username" autoComplete="username" value={target} />
        <TextField
          type="password"
          name="password"
          label={t("login.password")}
          error={refused?.errors.password}
          dir="ltr"
          autoComplete="current-password"
          {...nativeRules(loginForm.password)}
        />
        <button
          type="submit"
          className="button button-quiet button-wide"
          name="intent"
          value="password"
        >
          {t("login.enter")}
        </button>
      </Form>
      <Form method="post" className="login-more">
        <button type="submit" className="link" name="intent" value="send.reset">
          {t("login.forgot")}
        </button>
      </Form>
    </>
  );
}
