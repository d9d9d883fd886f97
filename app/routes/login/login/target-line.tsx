import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** Who is about to log in, and the way back to the beginning. */
export function TargetLine({ shown }: { shown: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="login-target">
      <bdi dir="ltr">{shown}</bdi>{" "}
      <button type="submit" className="link" name="intent" value="restart">
        {t("login.change")}
      </button>
    </Form>
  );
}
