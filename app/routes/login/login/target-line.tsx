import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** Who is about to log in, and the way back to the beginning. */
export function TargetLine({ target }: { target: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="login-target">
      <bdi dir="ltr">{target}</bdi>
      <button type="submit" className="link" name="intent" value="restart">
        {t("login.change")}
      </button>
    </Form>
  );
}
