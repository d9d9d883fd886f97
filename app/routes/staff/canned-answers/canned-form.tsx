import { useTranslation } from "react-i18next";
import type { CannedAnswer } from "#backend/contract/desk";
import type { FieldConstraint } from "~/forms/constraints";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import { type Choice, Select } from "~/ui/select/select";
import { TextArea } from "~/ui/text-area/text-area";

interface CannedFormProps {
  /** None for one that is added. */
  answer?: CannedAnswer;
  languages: readonly { code: string; label: string }[];
  departments: readonly Choice[];
  constraints: Record<"title", FieldConstraint>;
  result: FormResult | undefined;
}

export function CannedForm(props: CannedFormProps) {
  const { answer, languages, departments, constraints, result } = props;
  const { t } = useTranslation();
  const id = answer?.id ?? "new";
  const sent = (name: string) => sentText(result, name);
  return (
    <ValidatedForm
      id={`canned-${id}`}
      className="fields"
      reloadDocument
      constraints={constraints}
      result={result}
    >
      {(field) => {
        const title = field("title");
        return (
          <>
            {answer && (
              <>
                <input type="hidden" name="id" value={answer.id} />
                <input type="hidden" name="version" value={answer.version} />
              </>
            )}
            <TextField
              {...title}
              id={`title-${id}`}
              defaultValue={title.defaultValue ?? answer?.title}
              label={t("desk.canned.field_title")}
              autoComplete="off"
              dir="auto"
            />
            <Select
              name="department"
              id={`department-${id}`}
              label={t("desk.department")}
              none={t("desk.any")}
              defaultValue={sent("department") ?? answer?.department ?? ""}
              choices={departments}
            />
            <div className="desk-texts">
              {languages.map(({ code, label }) => (
                <TextArea
                  key={code}
                  name={`body.${code}`}
                  id={`body-${code}-${id}`}
                  label={label}
                  rows={6}
                  maxLength={5000}
                  dir="auto"
                  error={errorOf(result, `body.${code}`) ?? errorOf(result, "body")}
                  defaultValue={sent(`body.${code}`) ?? answer?.body[code]}
                />
              ))}
            </div>
            <div className="cluster">
              <button type="submit" className="button" name="intent" value="save">
                {t("desk.canned.save")}
              </button>
              {answer && (
                <button
                  type="submit"
                  className="button button-quiet"
                  name="intent"
                  value="remove"
                  formNoValidate
                >
                  {t("desk.canned.remove")}
                </button>
              )}
            </div>
          </>
        );
      }}
    </ValidatedForm>
  );
}
