import { Form, type FormProps } from "@remix-run/react";
import { type FocusEvent, type ReactNode, Suspense, useState } from "react";
import { lazyExtra } from "~/ui/lazy-extra";
import { isSubmitButton } from "~/ui/rules/submit-button";
import { type FieldConstraint, nativeConstraints } from "./constraints";
import { type FormResult, fieldNameOf, sentText } from "./submission";
import type { FormValidatorProps, LiveErrors } from "./use-form.enhanced";

const FormValidator = lazyExtra(() => import("./use-form.enhanced"));

/** What a field's control is given: its name, its bounds, what was sent and what is wrong with it. */
export type FieldOf<Name extends string> = (name: Name) => {
  name: Name;
  error?: string;
  defaultValue?: string;
  required?: boolean;
  maxLength?: number;
};

interface ValidatedFormProps<Name extends string>
  extends Pick<
      FormProps,
      | "action"
      | "className"
      | "encType"
      | "preventScrollReset"
      | "replace"
      | "reloadDocument"
      | "onInput"
    >,
    Pick<FormValidatorProps, "validate" | "isEager" | "isStrict"> {
  /** The only one of its page: conform finds the form by it. */
  id: string;
  constraints: Record<Name, FieldConstraint>;
  /** What the form came back with, where it was sent and not taken. */
  result?: FormResult;
  children: (field: FieldOf<Name>) => ReactNode;
}

/**
 * A form of the shop under its schema. Without scripts the browser minds the schema's bounds and the server says the
 * rest; where they run, a field is validated once it was left or filled in (R-VAL-18). What does so is loaded when the
 * form is first touched.
 */
export function ValidatedForm<Name extends string>(props: ValidatedFormProps<Name>) {
  const { constraints, validate, isEager, isStrict, result, children, ...form } = props;
  const [isTouched, setIsTouched] = useState(false);
  const [early] = useState(() => new Set<string>());
  const [live, setLive] = useState<LiveErrors>();
  const [answer, setAnswer] = useState({ result, count: 0 });
  // A new answer begins anew.
  if (answer.result !== result) setAnswer({ result, count: answer.count + 1 });

  function leave({ target, relatedTarget }: FocusEvent) {
    const name = fieldNameOf(target);
    if (name && !live && !isSubmitButton(relatedTarget)) early.add(name);
  }

  const error = live && live.result === result ? live.error : result?.error;
  return (
    <>
      <Form
        {...form}
        method="post"
        noValidate={live !== undefined}
        onFocus={() => setIsTouched(true)}
        onBlur={leave}
      >
        {children((name) => ({
          name,
          error: error?.[name]?.[0],
          defaultValue: sentText(result, name),
          ...nativeConstraints(constraints[name]),
        }))}
      </Form>
      {isTouched && (
        <Suspense fallback={null}>
          <FormValidator
            key={answer.count}
            id={form.id}
            tell={setLive}
            {...{ constraints, validate, isEager, isStrict, result, early }}
          />
        </Suspense>
      )}
    </>
  );
}
