import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { loadOffer } from "./load-offer.server";

interface SetUpAppProps {
  offer: Awaited<ReturnType<typeof loadOffer>>;
  constraints: Record<"code" | "label", FieldConstraint>;
  result: FormResult | undefined;
}

/** An app of codes: its key as a picture and in letters, and the first code that proves that it has it. */
export function SetUpApp({ offer, constraints, result }: SetUpAppProps) {
  const { t } = useTranslation();
  const { qr, secret, state, uri } = offer;
  return (
    <>
      <p>{t("staff.enrol.scan")}</p>
      <a className="staff-qr" href={uri}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true">
          <path d={qr.path} />
        </svg>
        <span className="sr-only">{t("staff.enrol.qr")}</span>
      </a>
      <div>
        <p className="field-hint">{t("staff.enrol.type")}</p>
        <code className="staff-key" dir="ltr">
          {secret}
        </code>
      </div>
      <ValidatedForm
        id="staff-enrol"
        className="fields"
        reloadDocument
        constraints={constraints}
        result={result}
      >
        {(field) => {
          const label = field("label");
          return (
            <>
              <input type="hidden" name="state" value={state} />
              <TextField
                {...field("code")}
                label={t("staff.enrol.code")}
                look="staff-code"
                dir="ltr"
                inputMode="numeric"
                autoComplete="one-time-code"
              />
              <TextField
                {...label}
                defaultValue={label.defaultValue ?? t("staff.enrol.label_default")}
                label={t("staff.enrol.label")}
                autoComplete="off"
              />
              <button type="submit" className="button button-wide" name="intent" value="enrol">
                {t("staff.enrol.confirm")}
              </button>
            </>
          );
        }}
      </ValidatedForm>
    </>
  );
}
