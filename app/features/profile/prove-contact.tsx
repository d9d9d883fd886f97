import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { ContactView } from "./contact-view.server";

interface ProveContactProps {
  view: ContactView;
  /** Where the code went, masked. */
  sentTo: string;
  result?: FormResult;
}

/** The code that was sent to a new phone or e-mail, in any digits. */
export function ProveContact({ view: { constraints }, sentTo, result }: ProveContactProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("contact.code_sent", { target: sentTo })}</p>
      <ValidatedForm
        id="contact-code"
        className="fields account-form"
        constraints={{ code: constraints.code }}
        result={result}
      >
        {(field) => (
          <>
            <TextField
              {...field("code")}
              label={t("contact.code")}
              look="login-code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <div className="form-actions">
              <button type="submit" className="button" name="intent" value="contact.prove">
                {t("contact.prove")}
              </button>
            </div>
          </>
        )}
      </ValidatedForm>
      <Form method="post" className="cluster">
        <button type="submit" className="link" name="intent" value="contact.again">
          {t("contact.send_again")}
        </button>
        <button type="submit" className="link" name="intent" value="contact.restart">
          {t("contact.restart")}
        </button>
      </Form>
    </>
  );
}
