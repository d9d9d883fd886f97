import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import { type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import { MaskField } from "~/ui/mask/mask-field";
import { recoveryMask } from "./recovery-mask";

interface EnterFactorProps {
  constraints: Record<"code" | "recovery_code", FieldConstraint>;
  result: FormResult | undefined;
}

/** A code of the app, or one of those that were written down for when it is lost. */
export function EnterFactor({ constraints, result }: EnterFactorProps) {
  const { t } = useTranslation();
  const { code, recovery_code } = constraints;
  const isRecovery = sentText(result, "intent") === "recovery";
  return (
    <>
      <ValidatedForm
        id="staff-code"
        className="fields"
        reloadDocument
        constraints={{ code }}
        result={isRecovery ? undefined : result}
      >
        {(field) => (
          <>
            <TextField
              {...field("code")}
              label={t("staff.factor.code")}
              hint={t("staff.factor.code_hint")}
              look="staff-code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <button type="submit" className="button button-wide" name="intent" value="code">
              {t("staff.factor.enter")}
            </button>
          </>
        )}
      </ValidatedForm>
      <details className="staff-lost" open={isRecovery}>
        <summary>{t("staff.factor.lost")}</summary>
        <p>{t("staff.factor.lost_text")}</p>
        <ValidatedForm
          id="staff-recovery"
          className="fields"
          reloadDocument
          constraints={{ recovery_code }}
          result={isRecovery ? result : undefined}
        >
          {(field) => (
            <>
              <MaskField
                {...field("recovery_code")}
                mask={recoveryMask}
                label={t("staff.factor.recovery")}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <button
                type="submit"
                className="button button-quiet button-wide"
                name="intent"
                value="recovery"
              >
                {t("staff.factor.use_recovery")}
              </button>
            </>
          )}
        </ValidatedForm>
      </details>
    </>
  );
}
