import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextArea } from "~/ui/text-area/text-area";

interface AnswerFormProps {
  hint: string;
  constraints: Record<"body", FieldConstraint>;
  result: FormResult | undefined;
}

/** An answer that goes to the visitor's e-mail. */
export function AnswerForm({ hint, constraints, result }: AnswerFormProps) {
  const { t } = useTranslation();
  return (
    <ValidatedForm
      id="message-answer"
      className="fields panel"
      reloadDocument
      constraints={constraints}
      result={result}
    >
      {(field) => (
        <>
          <h2>{t("guests.answer")}</h2>
          <TextArea {...field("body")} label={t("guests.answer_label")} hint={hint} dir="auto" />
          <button type="submit" className="button" name="intent" value="answer">
            {t("guests.send")}
          </button>
        </>
      )}
    </ValidatedForm>
  );
}
