import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { errorOf, type FormResult } from "~/forms/submission";
import { controlFacts } from "~/ui/field/described-by";
import { Field } from "~/ui/field/field";

interface CsvFormProps {
  hint: string;
  result: FormResult | undefined;
}

/** Takes a list from a spreadsheet, or shows first what it would do. */
export function CsvForm({ hint, result }: CsvFormProps) {
  const { t } = useTranslation();
  const error = errorOf(result, "file");
  return (
    <Form method="post" encType="multipart/form-data" className="fields" reloadDocument>
      <Field id="csv-file" label={t("csv.file")} {...{ hint, error }}>
        <input
          type="file"
          name="file"
          className="input file-input"
          accept=".csv,text/csv"
          required
          {...controlFacts("csv-file", { hint, error })}
        />
      </Field>
      <div className="cluster">
        <button type="submit" className="button" name="intent" value="try">
          {t("csv.try")}
        </button>{" "}
        <button type="submit" className="button button-quiet" name="intent" value="take">
          {t("csv.take")}
        </button>
      </div>
    </Form>
  );
}
