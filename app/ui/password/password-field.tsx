import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";
import { Icon } from "~/ui/icon/icon";
import {
  defaultMinLength,
  type PasswordNeed,
  type PasswordPolicy,
  validatePassword,
} from "./password-needs";
import { usePassword } from "./use-password.enhanced";

interface PasswordFieldProps extends FieldLabels {
  name: string;
  id?: string;
  look?: string;
  policy?: PasswordPolicy;
  required?: boolean;
  /** Characters at most. */
  maxLength?: number;
  /** What the server found unmet in the password that was sent. */
  unmet?: readonly PasswordNeed[];
}

/** A new password with what it needs (R-PASS). The list is help at first; it says what is met as one types. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, id = name, look, policy = {}, required = false, unmet = [] } = props;
  const { label, hint, optional, error } = props;
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  const minLength = policy.minLength ?? defaultMinLength;
  const { validated, isInError, input } = usePassword(policy, required);
  const facts = controlFacts(id, { hint, error });
  const list = `${id}-needs`;
  const needs = validated ?? validatePassword("", policy).map(({ need }) => served(need, unmet));
  return (
    <Field {...{ id, label, hint, optional, error, look }}>
      <input
        type="password"
        autoComplete="new-password"
        className="input"
        dir="ltr"
        name={name}
        required={required}
        minLength={minLength}
        maxLength={props.maxLength}
        {...input}
        {...facts}
        aria-invalid={facts["aria-invalid"] || isInError || undefined}
        aria-describedby={[facts["aria-describedby"], list].filter(Boolean).join(" ")}
      />
      <ul className="needs" id={list}>
        {needs.map(({ need, isMet }) => (
          <Need
            key={need}
            text={t(`fields.need_${need}`, { bound: number(minLength) })}
            isMet={isMet}
          />
        ))}
      </ul>
    </Field>
  );
}

/** Before anything was typed, a need is only known to be unmet where the server said so. */
function served(need: PasswordNeed, unmet: readonly PasswordNeed[]) {
  return { need, isMet: unmet.includes(need) ? false : undefined };
}

interface NeedProps {
  text: string;
  /** Undefined while nothing is known of it. */
  isMet: boolean | undefined;
}

function Need({ text, isMet }: NeedProps) {
  const { t } = useTranslation();
  if (isMet === undefined) return <li>{text}</li>;
  return (
    <li className={isMet ? "need-met" : "need-unmet"}>
      <Icon name={isMet ? "check" : "close"} look="icon-small" />
      {text} <span className="sr-only">{t(isMet ? "fields.need_met" : "fields.need_unmet")}</span>
    </li>
  );
}
