import { useTranslation } from "react-i18next";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { usePageLanguage } from "~/i18n/use-page-language";
import { langPath, lawPage } from "~/sitemap/paths";
import { namesOfNotes } from "~/ui/field/described-by";
import { FieldNotes } from "~/ui/field/field-notes";
import { Link } from "~/ui/link/link";
import { NextButton } from "./next-button";

interface ConsentsFormProps {
  granted: { terms: boolean; marketing_email: boolean; marketing_sms: boolean };
  result?: FormResult;
}

const offers = ["marketing_email", "marketing_sms"] as const;

/** The terms, which are needed, and news, which nobody is talked into. */
export function ConsentsForm({ granted, result }: ConsentsFormProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const error = errorOf(result, "terms");
  const isOn = (name: (typeof offers)[number]) =>
    result ? sentText(result, name) !== undefined : granted[name];
  return (
    <ValidatedForm
      id="consents"
      className="fields"
      constraints={{ terms: { required: true } }}
      result={result}
    >
      {(field) => (
        <>
          <div className="field">
            <label className="check">
              <input
                type="checkbox"
                name="terms"
                value="on"
                required
                defaultChecked={granted.terms}
                aria-invalid={error ? true : undefined}
                aria-describedby={namesOfNotes("terms", { error })}
              />
              {t("steps.consent_terms")}
            </label>{" "}
            <FieldNotes id="terms" error={field("terms").error} />
            <Link className="link" to={langPath(lang, lawPage)}>
              {t("steps.read_terms")}
            </Link>
          </div>
          {offers.map((name) => (
            <label key={name} className="check">
              <input type="checkbox" name={name} defaultChecked={isOn(name)} />
              {t(`steps.consent_${name}`)}
            </label>
          ))}
          <NextButton intent="consents.save" isLast />
        </>
      )}
    </ValidatedForm>
  );
}
