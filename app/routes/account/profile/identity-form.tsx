import { useTranslation } from "react-i18next";
import { NamesFields } from "~/features/profile/names-fields";
import { type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { DateInput } from "~/ui/date-input/date-input";
import type { Written } from "~/ui/date-input/date-parts";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import { BusinessFields } from "./business-fields";
import type { IdentityView } from "./load-profile.server";

export interface IdentityFormProps {
  view: IdentityView;
  result?: FormResult & { birthWritten?: Written };
  /** Something was filled in. */
  onInput: () => void;
}

/** Who somebody is (domain 4.5). The birth date is asked in the reader's calendar. */
export function IdentityForm({ view, result, onInput }: IdentityFormProps) {
  const { t } = useTranslation();
  const optional = t("fields.optional");
  const { constraints, nationalCode } = view;
  const isRefused = result?.initialValue?.intent === "profile.save";
  const own = isRefused ? result : undefined;
  return (
    <ValidatedForm
      id="identity"
      className="fields profile-form"
      constraints={constraints}
      result={own}
      onInput={onInput}
    >
      {(field) => (
        <>
          <NamesFields name={field("name")} lastName={field("last_name")} names={view} />
          <TextField
            {...field("display_name")}
            label={t("profile.display_name")}
            hint={t("profile.display_name_hint")}
            optional={optional}
            defaultValue={field("display_name").defaultValue ?? view.display_name ?? ""}
            autoComplete="nickname"
          />
          <DateInput
            name="birth_date"
            years={view.years}
            label={t("profile.birth_date")}
            optional={optional}
            value={view.birth_date ?? undefined}
            written={own?.birthWritten}
            error={field("birth_date").error}
          />
          <Select
            name="gender"
            label={t("profile.gender")}
            optional={optional}
            choices={view.genders}
            none={t("fields.choose")}
            defaultValue={sentText(own, "gender") ?? view.gender ?? ""}
            autoComplete="sex"
            error={field("gender").error}
            look="field-half"
          />
          <TextField
            {...field("national_code")}
            label={t("profile.national_code")}
            hint={
              nationalCode
                ? t("profile.national_code_kept", { code: nationalCode })
                : t("profile.national_code_hint")
            }
            optional={optional}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            look="field-half"
          />
          {nationalCode && (
            <label className="check">
              <input type="checkbox" name="forget_national_code" />
              {t("profile.national_code_forget")}
            </label>
          )}
          <BusinessFields
            company={field("company")}
            taxId={field("tax_id")}
            view={view}
            result={own}
          />
          <div className="form-actions">
            <button type="submit" className="button" name="intent" value="profile.save">
              {t("profile.save")}
            </button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
