import { useTranslation } from "react-i18next";
import { type FormResult, sentText } from "~/forms/submission";
import type { FieldOf } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import type { IdentityView } from "./load-profile.server";

interface BusinessFieldsProps {
  company: ReturnType<FieldOf<string>>;
  taxId: ReturnType<FieldOf<string>>;
  view: IdentityView;
  result?: FormResult;
}

/** Company and tax id, for who buys for a business: the tick shows them, by styles alone. */
export function BusinessFields({ company, taxId, view, result }: BusinessFieldsProps) {
  const { t } = useTranslation();
  const isBusiness = result ? sentText(result, "is_business") !== undefined : view.company !== null;
  return (
    <div className="profile-business">
      <label className="check">
        <input type="checkbox" name="is_business" defaultChecked={isBusiness} />
        {t("profile.is_business")}
      </label>
      <div className="fields profile-business-fields">
        <TextField
          {...company}
          label={t("profile.company")}
          defaultValue={company.defaultValue ?? view.company ?? ""}
          autoComplete="organization"
          look="field-half"
        />
        <TextField
          {...taxId}
          label={t("profile.tax_id")}
          optional={t("fields.optional")}
          defaultValue={taxId.defaultValue ?? view.tax_id ?? ""}
          dir="ltr"
          autoComplete="off"
          look="field-half"
        />
      </div>
    </div>
  );
}
