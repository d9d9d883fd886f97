import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldWords } from "~/ui/field/field";
import type { Bounds } from "./number-value";
import { useNumber } from "./use-number.enhanced";

export interface NumberWords {
  minus: string;
  plus: string;
  /** A number as the reader types it (`writeNumber`). */
  write: (value: number) => string;
}

interface NumberFieldProps extends FieldWords, Bounds {
  name: string;
  id?: string;
  look?: string;
  /** As it was typed, or as `words.write` writes it. */
  defaultValue?: string;
  required?: boolean;
  /** Whether fractions are asked for, so that phones offer the sign for them. */
  isDecimal?: boolean;
  words: NumberWords;
}

/** Any digits, which the browser's own number input would refuse (decisions 17). */
const anyNumber = "-?[0-9۰-۹٠-٩]*[.٫]?[0-9۰-۹٠-٩]*";

/** A number in bounds (R-NUM). Without scripts a plain input, out of whose bounds the server refuses. */
export function NumberField(props: NumberFieldProps) {
  const { name, id = name, look, words, isDecimal, required, min, max } = props;
  const { label, hint, optional, error, defaultValue = "" } = props;
  const number = useNumber(defaultValue, { min, max }, words.write);
  return (
    <Field {...{ id, label, hint, optional, error, look }}>
      <div className="number">
        {number.can && (
          <Step sign="−" label={words.minus} isOn={number.can.minus} step={() => number.step(-1)} />
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
          <Step sign="+" label={words.plus} isOn={number.can.plus} step={() => number.step(1)} />
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
