import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LoginStep } from "./load-login.server";
import { TargetLine } from "./target-line";

/** A link is on its way; nothing is left to do here. */
export function LinkSent({ step }: { step: Extract<LoginStep, { name: "link-sent" }> }) {
  const { t } = useTranslation();
  return (
    <>
      <TargetLine shown={step.shown} />
      <p className="notice notice-success" role="status">
        {t(step.channel === "sms" ? "login.link_by_sms" : "login.link_by_email")}
      </p>
      <Form method="post" className="login-more">
        <button type="submit" className="link" name="intent" value="send.link">
          {t("login.send_again")}
        </button>
        <button type="submit" className="link" name="intent" value="send.login">
          {t("login.send_code")}
        </button>
      </Form>
    </>
  );
}
