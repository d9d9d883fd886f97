import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** Publishes a draft as it was saved, having said what that means. */
export function PublishForm({ version, from }: { version: number; from: string }) {
  const { t } = useTranslation();
  return (
    <section className="panel fields" aria-labelledby="publishing">
      <h2 id="publishing">{t("editors.law.publishing")}</h2>
      <Form method="post" className="fields" reloadDocument>
        <input type="hidden" name="version" value={version} />
        <p>{t("editors.law.publish_text", { date: from })}</p>
        <button type="submit" className="button" name="intent" value="publish">
          {t("editors.law.publish")}
        </button>
      </Form>
    </section>
  );
}
