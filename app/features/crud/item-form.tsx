import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Changes } from "~/features/editing/result";
import { allErrors, errorOf, type FormResult } from "~/forms/submission";
import { FormCreator } from "~/ui/form-creator/form-creator";
import type { FormField } from "~/ui/form-creator/form-field";
import { controlId } from "~/ui/form-creator/form-fields";
import { Link } from "~/ui/link/link";
import { NumberField } from "~/ui/number/number-field";
import { controlOf } from "./part-name";
import { versionName, wasName } from "./posted-names";
import type { TableForm } from "./table-form";

/** What a table's form came back with; `typed` is what was sent, by the controls' names. */
export type TableResult = FormResult & {
  typed?: Record<string, string>;
  changes?: Changes;
  /** What its fields may refer to now, by their names. */
  found?: Record<string, FormField["choices"]>;
};

interface ItemFormProps {
  /** What columns that refer to other rows are written with; tables that have none don't load it. */
  Related?: Parameters<typeof FormCreator>[0]["Related"];
  form: TableForm;
  result?: TableResult;
  /** Address of the list without the form. */
  back: string;
}

const prefix = "item-";

/** The form of one row, or of several at once (R-CRUD-10, R-CRUD-12, R-CRUD-13); it posts to its own address. */
export function ItemForm({ form, result, back, Related }: ItemFormProps) {
  const { t } = useTranslation();
  const { intent, rows, values, locked, opened } = form;
  const fields = useMemo(
    () =>
      form.fields.map((field) => ({
        ...field,
        choices: result?.found?.[field.name] ?? field.choices,
      })),
    [form.fields, result],
  );
  const answer = useMemo(() => {
    if (!result) return undefined;
    const controls = fields.map(({ name }) => name);
    const errors = Object.entries(allErrors(result)).map(
      ([name, said]) => [controlOf(controls, name), said] as const,
    );
    return { typed: result.typed, error: errorOf(result), errors: Object.fromEntries(errors) };
  }, [result, fields]);
  const isCopy = intent === "copy";
  const isPart = isCopy || intent === "edit";
  const send = isCopy ? t("crud.copy") : t("crud.save");
  return (
    <FormCreator
      fields={fields}
      item={values}
      method={intent === "change" || intent === "edit" ? "PUT" : "POST"}
      hidden={{
        intent,
        ids: rows.map(({ id }) => id),
        ...(opened && {
          [versionName]: String(result?.changes?.version ?? opened.version),
          [wasName]: JSON.stringify(opened.was),
        }),
      }}
      answer={answer}
      send={send}
      isPart={isPart}
      prefix={prefix}
      Related={Related}
      lead={
        <>
          {result?.changes && <Cells cells={result.changes.fields} />}
          {form.text && <p className="field-hint">{form.text}</p>}
          {locked.length > 0 && (
            <>
              <p className="field-hint">{t("crud.locked")}</p>
              <Cells cells={locked} />
            </>
          )}
          {isCopy && (
            <NumberField
              name="copies"
              id={controlId("copies", prefix)}
              label={t("crud.copies")}
              min={1}
              max={100}
              required
              defaultValue={result?.typed?.copies ?? 1}
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

/** What a row says, by its columns. */
function Cells({ cells }: { cells: readonly { name: string; now: string }[] }) {
  const { t } = useTranslation();
  return (
    <dl className="editor-changes">
      {cells.map(({ name, now }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{now || t("crud.none")}</dd>
        </div>
      ))}
    </dl>
  );
}
