import { useTranslation } from "react-i18next";
import { RecoveryList } from "~/features/staff/recovery-list";
import type { FieldConstraint } from "~/forms/constraints";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";

interface RecoveryPartProps {
  left: string;
  /** New ones, in the answer that shows them. */
  codes: string[] | undefined;
  constraints: Record<"code", FieldConstraint>;
  result: FormResult | undefined;
}

/** How many recovery codes are left, and new ones for a code of the app. */
export function RecoveryPart({ left, codes, constraints, result }: RecoveryPartProps) {
  const { t } = useTranslation();
  return (
    <section className="stack">
      <h2>{t("staff.security.codes")}</h2>
      {codes ? <RecoveryList codes={codes} /> : <p>{left}</p>}
      <ValidatedForm
        id="staff-codes"
        className="fields"
        reloadDocument
        constraints={{ code: constraints.code }}
        result={codes ? undefined : result}
      >
        {(field) => (
          <>
            <TextField
              {...field("code")}
              id="codes-code"
              label={t("staff.factor.code")}
              hint={t("staff.security.codes_text")}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <div className="form-actions">
              <button type="submit" className="button button-quiet" name="intent" value="codes">
                {t("staff.security.codes_new")}
              </button>
            </div>
          </>
        )}
      </ValidatedForm>
    </section>
  );
}
