import { useTranslation } from "react-i18next";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";
import { phoneNames } from "./phone-names";
import { type DialCountry, splitPhone } from "./phone-value";

export interface PhoneCountry extends DialCountry {
  /** In the reader's language. */
  name: string;
}

interface PhoneFieldProps extends FieldLabels {
  /** Its controls are `{name}.country` and `{name}.number`; `readPhone` joins them. */
  name: string;
  countries: readonly PhoneCountry[];
  /** As `joinPhone` makes it. */
  defaultValue?: string;
  /** What was typed, where a refused form comes back with it: it stands for the value. */
  typed?: { country?: string; number?: string };
  required?: boolean;
  look?: string;
}

/** The sign stays before the code in lines that run from right to left. */
const isolate = (code: string) => `\u2066${code}\u2069`;

/** A country's code beside a number, left to right in every language (R-PHONE). The label is the number's. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, countries, defaultValue = "", typed, required, look, ...labels } = props;
  const { t } = useTranslation();
  const names = phoneNames(name);
  const given = typed ?? splitPhone(defaultValue, countries);
  return (
    <Field id={names.number} look={look} {...labels}>
      <div className="phone" dir="ltr">
        <select
          className="input select"
          name={names.country}
          aria-label={t("fields.phone_country")}
          autoComplete="country"
          defaultValue={given.country}
        >
          {countries.map((country) => (
            <option key={country.iso2} value={country.iso2}>
              {isolate(`+${country.dial}`)} {country.name}
            </option>
          ))}
        </select>
        <input
          type="text"
          inputMode="tel"
          className="input"
          name={names.number}
          spellCheck={false}
          autoComplete="tel-national"
          defaultValue={given.number}
          required={required}
          {...controlFacts(names.number, labels)}
        />
      </div>
    </Field>
  );
}
