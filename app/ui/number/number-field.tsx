import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";
import type { Bounds } from "./number-value";
import { useNumber } from "./use-number.enhanced";
import { writeNumber } from "./write-number";

interface NumberFieldProps extends FieldLabels, Bounds {
  name: string;
  id?: string;
  look?: string;
  /** As it was typed; a number is written as the reader types it. */
  defaultValue?: string | number;
  required?: boolean;
  /** Whether fractions are asked for, so that phones offer the sign for them. */
  isDecimal?: boolean;
}

/** Any digits, which the browser's own number input would refuse (decisions 17). */
const anyNumber = "-?[0-9۰-۹٠-٩]*[.٫]?[0-9۰-۹٠-٩]*";

/** A number in bounds (R-NUM). Without scripts a plain input, out of whose bounds the server refuses. */
export function NumberField(props: NumberFieldProps) {
  const { name, id = name, look, isDecimal, required, min, max } = props;
  const { label, hint, optional, error, defaultValue: given = "" } = props;
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const write = (value: number) => writeNumber(lang, value);
  const defaultValue = typeof given === "number" ? write(given) : given;
  const number = useNumber(defaultValue, { min, max }, write);
  return (
    <Field {...{ id, label, hint, optional, error, look }}>
      <div className="number">
        {number.can && (
          <Step
            sign="−"
            label={t("fields.minus")}
            isOn={number.can.minus}
            step={() => number.step(-1)}
          />
        )}
        <input
          type="text"
          inputMode={isDecimal ? "decimal" : "numeric"}
          pattern={anyNumber}
          autoComplete="off"
          className="input"
          name={name}
          required={required}
          defaultValue={defaultValue}
          {...number.input}
          {...controlFacts(id, { hint, error })}
        />
        {number.can && (
          <Step
            sign="+"
            label={t("fields.plus")}
            isOn={number.can.plus}
            step={() => number.step(1)}
          />
        )}
      </div>
    </Field>
  );
}

function Step(props: { sign: string; label: string; isOn: boolean; step: () => void }) {
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={props.label}
      disabled={!props.isOn}
      onClick={props.step}
    >
      {props.sign}
    </button>
  );
}
