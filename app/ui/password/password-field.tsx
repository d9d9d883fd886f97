import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldWords } from "~/ui/field/field";
import { Icon } from "~/ui/icon/icon";
import {
  defaultMinLength,
  type PasswordNeed,
  type PasswordPolicy,
  validatePassword,
} from "./password-needs";
import { usePassword } from "./use-password.enhanced";

interface PasswordFieldProps extends FieldWords {
  name: string;
  id?: string;
  look?: string;
  policy?: PasswordPolicy;
  required?: boolean;
  /** Characters at most. */
  maxLength?: number;
  /** Each need in words, and how one that is met or unmet is called to those who can't see its sign. */
  words: Record<PasswordNeed | "met" | "unmet", string>;
  /** What the server found unmet in the password that was sent. */
  unmet?: readonly PasswordNeed[];
}

/** A new password with what it needs (R-PASS). The list is help at first; it says what is met as one types. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, id = name, look, policy = {}, required = false, words, unmet = [] } = props;
  const { label, hint, optional, error } = props;
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
        minLength={policy.minLength ?? defaultMinLength}
        maxLength={props.maxLength}
        {...input}
        {...facts}
        aria-invalid={facts["aria-invalid"] || isInError || undefined}
        aria-describedby={[facts["aria-describedby"], list].filter(Boolean).join(" ")}
      />
      <ul className="needs" id={list}>
        {needs.map(({ need, isMet }) => (
          <Need key={need} text={words[need]} isMet={isMet} words={words} />
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
  words: Record<"met" | "unmet", string>;
}

function Need({ text, isMet, words }: NeedProps) {
  if (isMet === undefined) return <li>{text}</li>;
  return (
    <li className={isMet ? "need-met" : "need-unmet"}>
      <Icon name={isMet ? "check" : "close"} look="icon-small" />
      {text} <span className="sr-only">{isMet ? words.met : words.unmet}</span>
    </li>
  );
}
