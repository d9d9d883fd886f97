import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFieldWords } from "~/features/forms/use-field-words";
import { errorOf, type FormResult, firstErrors } from "~/forms/submission";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { controlId, FormFields } from "~/ui/form-creator/form-fields";
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
  const isPart = form.intent === "copy" || form.intent === "edit";
  return (
    <Form method="post" className="fields item-form" preventScrollReset>
      <Mistakes form={form} result={result} title={words.mistakes} />
      <input type="hidden" name="intent" value={form.intent} />
      {form.rows.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      {form.text && <p className="field-hint">{form.text}</p>}
      {form.intent === "copy" && (
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
      <FormFields
        fields={form.fields}
        values={form.values}
        typed={result?.typed}
        errors={firstErrors(result)}
        words={isPart ? { ...words, choose: t("crud.unchanged"), optional: "" } : words}
        prefix={prefix}
      />
      <div className="modal-answers">
        <Link className="button button-quiet" to={back} preventScrollReset>
          {t("crud.cancel")}
        </Link>
        <button type="submit" className="button">
          {form.intent === "copy" ? t("crud.copy") : t("crud.save")}
        </button>
      </div>
    </Form>
  );
}

function Mistakes(props: { form: TableForm; result?: TableResult; title: string }) {
  const { form, result, title } = props;
  if (!result) return null;
  const labels = new Map(form.fields.map(({ name, label }) => [name, label]));
  const byField = Object.entries(firstErrors(result)).map(([name, text]) => ({
    id: labels.has(name) ? controlId(name, prefix) : undefined,
    label: labels.get(name) ?? name,
    text,
  }));
  const whole = errorOf(result);
  const mistakes = whole ? [{ text: whole }] : byField;
  return <ErrorSummary title={title} mistakes={mistakes} />;
}
