import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { loadMessage } from "./load-message.server";

interface VisitorPanelProps {
  message: Awaited<ReturnType<typeof loadMessage>>;
}

/** Who wrote, where they are reached, and the way to let all of it go. */
export function VisitorPanel({ message }: VisitorPanelProps) {
  const { t } = useTranslation();
  const { name, contact, reach, language, doneAt, can } = message;
  return (
    <>
      <section className="panel desk-customer" aria-labelledby="visitor">
        <h2 id="visitor">
          <bdi>{name}</bdi>
        </h2>
        <p>
          {t("guests.reach")}:{" "}
          <a className="link" href={reach}>
            <bdi dir="ltr">{contact}</bdi>
          </a>
        </p>
        <p className="field-hint">
          {t("guests.lang")}: <bdi>{language}</bdi>
        </p>
        {doneAt && (
          <p className="field-hint">
            {t("guests.done_at")}: {doneAt}
          </p>
        )}
      </section>
      {can.remove && (
        <details className="panel">
          <summary>{t("guests.remove")}</summary>
          <Form method="post" className="fields" reloadDocument>
            <p>{t("guests.remove_text")}</p>
            <button type="submit" className="button button-quiet" name="intent" value="remove">
              {t("guests.remove_do")}
            </button>
          </Form>
        </details>
      )}
    </>
  );
}
