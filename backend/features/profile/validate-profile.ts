import { type FieldRule, profileForm } from "../../contract/own-forms";
import { genders } from "../../contract/preferences";
import type { ProfileInput } from "../../contract/profile";
import { ApiError } from "../../http/errors";
import { readBirthDate } from "./birth-date";
import { readNationalCode } from "./national-code";
import { readTaxId, type TaxCountry } from "./tax-id";

type Errors = Record<string, string[]>;

/** What of an account's identity its owner decides; a national code in the clear. */
export interface ProfileFields {
  name: string;
  lastName: string;
  displayName: string | null;
  birthDate: string | null;
  gender: (typeof genders)[number] | null;
  /** Undefined: the one that is kept stays; null: it is forgotten. */
  nationalCode: string | null | undefined;
  company: string | null;
  taxId: string | null;
}

/** Names alone; `error.bad_request` with the mistakes by field. */
export function validateNames(input: ProfileInput): Pick<ProfileFields, "name" | "lastName"> {
  const errors: Errors = {};
  const names = readNames(input, errors);
  refuse(errors);
  return names;
}

/** Identity as it is kept (domain 4.5), from as it was written; `error.bad_request` with the mistakes by field. */
export function validateProfile(
  input: ProfileInput,
  { now, country }: { now: Date; country: TaxCountry },
): ProfileFields {
  const errors: Errors = {};
  const fields: ProfileFields = {
    ...readNames(input, errors),
    displayName: text(input, "display_name", errors) || null,
    birthDate: birthDate(input, now, errors),
    gender: gender(input, errors),
    nationalCode: nationalCode(input, errors),
    ...business(input, country, errors),
  };
  refuse(errors);
  return fields;
}

function refuse(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw new ApiError("error.bad_request", { errors });
}

function readNames(input: ProfileInput, errors: Errors) {
  return { name: text(input, "name", errors), lastName: text(input, "last_name", errors) };
}

function birthDate(input: ProfileInput, now: Date, errors: Errors): string | null {
  const written = plain(input.birth_date);
  if (!written) return null;
  const day = readBirthDate(written, now);
  if ("value" in day) return day.value;
  errors.birth_date = [day.error];
  return null;
}

function gender(input: ProfileInput, errors: Errors): ProfileFields["gender"] {
  const written = plain(input.gender);
  const known = genders.find((one) => one === written);
  if (written && !known) errors.gender = ["error.bad_request"];
  return known ?? null;
}

function nationalCode(input: ProfileInput, errors: Errors): string | null | undefined {
  if (input.forget_national_code) return null;
  const written = plain(input.national_code);
  if (!written) return undefined;
  const code = readNationalCode(written);
  if (code === null) errors.national_code = ["profile.national_code_wrong"];
  return code;
}

/** A person has neither. */
function business(input: ProfileInput, country: TaxCountry, errors: Errors) {
  if (!input.is_business) return { company: null, taxId: null };
  const company = text(input, "company", errors);
  if (!company) errors.company = ["required_error"];
  const written = plain(input.tax_id);
  const taxId = written ? readTaxId(written, country) : null;
  if (written && !taxId) {
    errors.tax_id = [country ? `profile.tax_id_${country.toLowerCase()}` : "profile.tax_id_other"];
  }
  return { company, taxId };
}

/** A text by its form's table. */
function text(input: ProfileInput, field: keyof typeof profileForm, errors: Errors): string {
  const value = plain(input[field]);
  const { isRequired, max }: FieldRule = profileForm[field];
  if (!value && isRequired) errors[field] = ["required_error"];
  if (value.length > max) errors[field] = ["profile.too_long"];
  return value;
}

/** On one line and without space around it. */
function plain(written: string | null | undefined): string {
  return (written ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
}
