import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { erasePath, exportPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { ConsentsForm, type ConsentsView } from "./consents-form";
import { ProofField, type ProofNeeded, SendProofCode } from "./proof-field";

interface PrivacySectionProps {
  consents: ConsentsView;
  proof: ProofNeeded;
}

/** What a person allowed, and the ways to take their data along and to be forgotten. */
export function PrivacySection({ consents, proof }: PrivacySectionProps) {
  const { t } = useTranslation();
  const needsCode = proof.needs === "code" && !proof.hasCode;
  return (
    <section className="panel stack settings-privacy" id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">{t("settings.privacy")}</h2>
      <ConsentsForm {...consents} />
      <div className="stack">
        <h3>{t("settings.export")}</h3>
        <p className="field-hint">{t("settings.export_text")}</p>
        {!needsCode && (
          <Form method="post" action={exportPath} reloadDocument className="fields account-form">
            <ProofField id="export" {...proof} />
            <button type="submit" className="button button-quiet">
              {t("settings.export_do")}
            </button>
          </Form>
        )}
        <SendProofCode purpose="export" {...proof} />
      </div>
      <div className="stack">
        <h3>{t("settings.erase")}</h3>
        <p className="field-hint">{t("settings.erase_text")}</p>
        <p>
          <Link to={erasePath} className="button button-quiet">
            {t("settings.erase_open")}
          </Link>
        </p>
      </div>
    </section>
  );
}
