import type { InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";
import { Icon } from "~/ui/icon/icon";
import { type AskTest, useTested } from "./use-tested.enhanced";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "autoComplete"
  | "autoCapitalize"
  | "defaultValue"
  | "dir"
  | "maxLength"
  | "required"
  | "spellCheck"
>;

interface TestedFieldProps extends FieldLabels, Native {
  name: string;
  id?: string;
  look?: string;
  /** Said of what has passed. */
  passed: string;
  ask: AskTest;
  onAnswer?: (answer: unknown) => void;
}

/**
 * A text that somebody else must agree to: the unique input, which asks whether a name is free, and the check
 * input, which asks what a code is good for (R-UNIQ, R-CHK). Without scripts it is asked when the form is sent.
 */
export function TestedField(props: TestedFieldProps) {
  const { name, id = name, label, hint, optional, error, look, ...tested } = props;
  const { passed, ask, onAnswer, ...native } = tested;
  const { t } = useTranslation();
  const { state, isEdited, test, input } = useTested({ ask, onAnswer });
  const wrong = state.kind === "failed" ? state.text : isEdited ? undefined : error;
  return (
    <Field {...{ id, label, hint, optional, look }} error={wrong}>
      <div className={`tested tested-${state.kind}`}>
        <input
          type="text"
          {...native}
          className="input"
          name={name}
          {...input}
          {...controlFacts(id, { hint, error: wrong })}
        />
        {test && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={state.kind === "testing"}
            onClick={test}
          >
            {t(state.kind === "testing" ? "fields.testing" : "fields.test")}
          </button>
        )}
      </div>
      <p className="tested-told" role="status">
        {state.kind === "testing" && <span className="sr-only">{t("fields.testing")}</span>}
        {state.kind === "passed" && (
          <span className="tested-good">
            <Icon name="check" look="icon-small" />
            {passed}
          </span>
        )}
      </p>
    </Field>
  );
}
