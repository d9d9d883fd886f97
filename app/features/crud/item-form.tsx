import { Link } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFieldWords } from "~/features/forms/use-field-words";
import { allErrors, errorOf, type FormResult } from "~/forms/submission";
import { useRefusalWord } from "~/forms/use-refusal-word";
import { FormCreator } from "~/ui/form-creator/form-creator";
import { controlId } from "~/ui/form-creator/form-fields";
import { NumberField } from "~/ui/number/number-field";
import type { TableForm } from "./table-form";

/** What a table's form came back with; `typed` is what was sent, by the controls' names. */
export type TableResult = FormResult & { typed?: Record<string, string> };

interface ItemFormProps {
  form: TableForm;
  result?: TableResult;
  /** Address of the list without the form. */
  back: string;
}

const prefix = "item-";

/** The form of one row, or of several at once (R-CRUD-10, R-CRUD-12, R-CRUD-13); it posts to its own address. */
export function ItemForm({ form, result, back }: ItemFormProps) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const word = useRefusalWord();
  const answer = useMemo(
    () => result && { typed: result.typed, error: errorOf(result), errors: allErrors(result) },
    [result],
  );
  const { intent, rows, fields, values } = form;
  const isCopy = intent === "copy";
  const isPart = isCopy || intent === "edit";
  const send = isCopy ? t("crud.copy") : t("crud.save");
  return (
    <FormCreator
      fields={fields}
      item={values}
      method={intent === "change" || intent === "edit" ? "PUT" : "POST"}
      hidden={{ intent, ids: rows.map(({ id }) => id) }}
      answer={answer}
      words={{
        ...words,
        ...(isPart && { choose: t("crud.unchanged"), optional: "" }),
        send,
      }}
      word={word}
      prefix={prefix}
      lead={
        <>
          {form.text && <p className="field-hint">{form.text}</p>}
          {isCopy && (
            <NumberField
              name="copies"
              id={controlId("copies", prefix)}
              label={t("crud.copies")}
              min={1}
              max={100}
              required
              defaultValue={result?.typed?.copies ?? words.write(1)}
              words={words}
            />
          )}
        </>
      }
    >
      <div className="modal-answers">
        <Link className="button button-quiet" to={back} preventScrollReset>
          {t("crud.cancel")}
        </Link>
        <button type="submit" className="button">
          {send}
        </button>
      </div>
    </FormCreator>
  );
}
