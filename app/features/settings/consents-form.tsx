import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lawPage } from "~/sitemap/paths";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { Link } from "~/ui/link/link";

export interface ConsentsView {
  terms: { isAccepted: boolean; version: string };
  email: boolean;
  sms: boolean;
  /** What was allowed and refused, the newest first. */
  log: readonly { id: string; text: string }[];
}

/** What a person allows, and how it came to that. */
export function ConsentsForm({ terms, email, sms, log }: ConsentsView) {
  const { t } = useTranslation();
  const { isAccepted, version } = terms;
  return (
    <div className="stack">
      <h3>{t("settings.consents")}</h3>
      <p className="field-hint">
        <Link to={lawPage} className="link">
          {t("settings.consent.terms")}
        </Link>
        {": "}
        {t(isAccepted ? "settings.terms_accepted" : "settings.terms_open", { version })}
      </p>
      <Form method="post" className="fields account-form">
        {!isAccepted && <Checkbox name="terms" label={t("settings.terms_accept")} />}
        <Checkbox
          name="marketing_email"
          label={t("settings.consent.marketing_email")}
          isChecked={email}
        />
        <Checkbox
          name="marketing_sms"
          label={t("settings.consent.marketing_sms")}
          isChecked={sms}
        />
        <button type="submit" className="button button-quiet" name="intent" value="consents">
          {t("settings.save")}
        </button>
      </Form>
      {log.length > 0 && (
        <details>
          <summary>{t("settings.consent_log")}</summary>
          <ul className="settings-log">
            {log.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
