import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import { type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";

interface ShownFactor {
  id: string;
  kind: "totp" | "passkey";
  label: string;
  added: string;
  canRemove: boolean;
}

interface FactorsPartProps {
  factors: readonly ShownFactor[];
  constraints: Record<"code", FieldConstraint>;
  /** Of a removal that was refused. */
  result: FormResult | undefined;
}

/** What shows that it is really this member; each but the last app is taken away for a code. */
export function FactorsPart({ factors, constraints, result }: FactorsPartProps) {
  const { t } = useTranslation();
  const refused = sentText(result, "id");
  return (
    <section className="stack">
      <h2>{t("staff.security.factors")}</h2>
      <ul className="staff-rows">
        {factors.map(({ id, kind, label, added, canRemove }) => (
          <li key={id}>
            <div>
              <span className="staff-row-name">{label}</span>
              <p className="small muted">{t(`staff.security.${kind}`)}</p>
            </div>
            <p className="small muted">{added}</p>
            {canRemove && (
              <Removal
                id={id}
                constraints={constraints}
                result={refused === id ? result : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RemovalProps = Pick<FactorsPartProps, "constraints" | "result"> & { id: string };

function Removal({ id, constraints, result }: RemovalProps) {
  const { t } = useTranslation();
  return (
    <details className="staff-lost" open={result !== undefined}>
      <summary>{t("staff.security.remove")}</summary>
      <ValidatedForm
        id={`remove-${id}`}
        className="fields"
        reloadDocument
        constraints={{ code: constraints.code }}
        result={result}
      >
        {(field) => (
          <>
            <input type="hidden" name="id" value={id} />
            <TextField
              {...field("code")}
              id={`code-${id}`}
              label={t("staff.factor.code")}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <button type="submit" className="button button-quiet" name="intent" value="remove">
              {t("staff.security.remove")}
            </button>
          </>
        )}
      </ValidatedForm>
    </details>
  );
}
