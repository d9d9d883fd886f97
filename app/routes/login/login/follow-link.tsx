import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { loginPath } from "~/sitemap/paths";
import { AskTarget } from "./ask-target";
import type { LoginFormProps } from "./load-login.server";

interface FollowLinkProps extends LoginFormProps {
  masked: string | null;
}

/**
 * A magic link's page only shows a button: programs that read mails open links, and must not use them up. One that
 * is no longer good leads into the login as any other (R-ROUTE-22).
 */
export function FollowLink({ masked, constraints, result }: FollowLinkProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  if (masked === null) {
    return (
      <>
        <p className="notice notice-error" role="alert">
          {t("login.link_dead")}
        </p>
        <AskTarget action={loginPath(lang)} constraints={constraints} result={result} />
      </>
    );
  }
  return (
    <Form method="post" className="fields">
      <p>{t("login.link_for")}</p>
      <p className="login-target">
        <bdi dir="ltr">{masked}</bdi>
      </p>
      <button type="submit" className="button button-wide" name="intent" value="link">
        {t("login.enter")}
      </button>
    </Form>
  );
}
