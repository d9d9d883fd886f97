import { profileForm } from "#backend/contract/own-forms";
import { ruledText } from "~/forms/schema.server";

const words = { validate_max_len: "profile.too_long" } as const;
const { name, last_name, display_name, national_code, company, tax_id } = profileForm;

/** What the fields of an identity ask. A birth date, a national code and a tax id have rules that the backend knows. */
export const nameFields = {
  name: ruledText(["required", ["max_len", name.max]], { words }),
  last_name: ruledText(["required", ["max_len", last_name.max]], { words }),
};

export const identityFields = {
  ...nameFields,
  display_name: ruledText([["max_len", display_name.max]], { words }),
  national_code: ruledText([["max_len", national_code.max]], { words }),
  company: ruledText([["max_len", company.max]], { words }),
  tax_id: ruledText([["max_len", tax_id.max]], { words }),
};
