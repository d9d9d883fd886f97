import { useTranslation } from "react-i18next";
import { useAccountFormats } from "~/features/account/use-display";
import type { FieldConstraint } from "~/forms/constraints";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { TextField } from "~/ui/field/text-field";
import { type Choice, Select } from "~/ui/select/select";

interface LinkFormProps {
  constraints: Record<"kind" | "label" | "days" | "max_hits", FieldConstraint>;
  result?: FormResult;
  kinds: Choice[];
  /** There is nothing else on the page to look at. */
  isOpen: boolean;
}

/** How many days a link opens that shall end. */
const durations = [1, 7, 30, 90, 365];

/** Makes a link; folded until it is wanted. */
export function LinkForm({ constraints, result, kinds, isOpen }: LinkFormProps) {
  const { t } = useTranslation();
  const { number } = useAccountFormats();
  const error = errorOf(result);
  const days = durations.map((count) => ({
    value: String(count),
    name: t("links.days", { count, n: number(count) }),
  }));
  return (
    <details className="account-card link-new" open={isOpen || result !== undefined}>
      <summary className="button">{t("links.new")}</summary>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      <ValidatedForm
        id="link-form"
        className="fields account-form"
        constraints={constraints}
        result={result}
      >
        {(field) => (
          <>
            <Select {...field("kind")} label={t("links.what")} choices={kinds} />
            <TextField
              {...field("label")}
              label={t("links.label")}
              hint={t("links.label_hint")}
              optional={t("fields.optional")}
              autoComplete="off"
            />
            <Select
              {...field("days")}
              label={t("links.lasts")}
              choices={days}
              none={t("links.forever")}
            />
            <TextField
              {...field("max_hits")}
              label={t("links.max")}
              hint={t("links.max_hint")}
              optional={t("fields.optional")}
              inputMode="numeric"
              autoComplete="off"
            />
            <Checkbox
              name="shows_name"
              label={t("links.shows_name")}
              isChecked={sentText(result, "shows_name") === "on"}
            />
            <button type="submit" className="button">
              {t("links.make")}
            </button>
          </>
        )}
      </ValidatedForm>
    </details>
  );
}
