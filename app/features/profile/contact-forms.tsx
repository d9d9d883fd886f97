import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askByPost } from "~/features/forms/ask-shop";
import { type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { contactCheckPath } from "~/sitemap/account-paths";
import { PhoneField } from "~/ui/phone/phone-field";
import { TestedField } from "~/ui/tested/tested-field";
import type { ContactView } from "./contact-view.server";

interface ContactFormProps {
  view: ContactView;
  result?: FormResult;
}

const askContact = askByPost(contactCheckPath, "target");

/** A phone, by its country's code and its number. */
export function PhoneForm({ view: { countries, country, constraints }, result }: ContactFormProps) {
  const { t } = useTranslation();
  const number = sentText(result, "phone.number");
  const typed = { country: sentText(result, "phone.country") ?? country, number };
  return (
    <ValidatedForm
      id="contact-phone"
      className="fields account-form"
      constraints={{ "phone.number": constraints["phone.number"] }}
      result={result}
    >
      {(field) => (
        <>
          <PhoneField
            name="phone"
            label={t("contact.phone")}
            countries={countries}
            typed={typed}
            required
            error={field("phone.number").error}
          />
          <SendCode intent="contact.phone" />
        </>
      )}
    </ValidatedForm>
  );
}

/** An e-mail; where scripts run, one can ask first whether a code can be sent there. */
export function EmailForm({ view: { constraints }, result }: ContactFormProps) {
  const { t } = useTranslation();
  const [understood, setUnderstood] = useState<string>();
  return (
    <ValidatedForm
      id="contact-email"
      className="fields account-form"
      constraints={{ email: constraints.email }}
      result={result}
    >
      {(field) => (
        <>
          <TestedField
            {...field("email")}
            label={t("contact.email")}
            dir="ltr"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            ask={askContact}
            onAnswer={(answer) => setUnderstood(targetIn(answer))}
            passed={
              understood ? t("contact.passed_as", { target: understood }) : t("contact.passed")
            }
          />
          <SendCode intent="contact.email" />
        </>
      )}
    </ValidatedForm>
  );
}

/** The e-mail as the shop has understood it: what was typed may have spaces and capitals. */
function targetIn(answer: unknown): string | undefined {
  const target = (answer as { target?: unknown } | null)?.target;
  return typeof target === "string" ? target : undefined;
}

function SendCode({ intent }: { intent: string }) {
  const { t } = useTranslation();
  return (
    <div className="form-actions">
      <button type="submit" className="button" name="intent" value={intent}>
        {t("contact.send_code")}
      </button>
    </div>
  );
}
