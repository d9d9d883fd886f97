import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { UnsavedQuestion } from "~/features/forms/unsaved-question.enhanced";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import type { Refusals } from "~/ui/rules/refusal";
import { useLiveRules } from "~/ui/rules/use-live-rules.enhanced";
import type { RefusedFields } from "./refuse-fields.server";

interface LabFormProps {
  /** What is wrong with the form, by the controls' names; the server asks the same. */
  validate: (form: FormData) => Refusals;
  refused: RefusedFields | undefined;
  /** Of the controls, by their names. */
  labels: Record<string, string>;
  /** Buttons behind the one that sends: Enter in a field presses the first of a form. */
  more?: ReactNode;
  children: (errors: Record<string, string>) => ReactNode;
}

/** A form of the laboratory: validated as it is filled, and again by the server. */
export function LabForm({ validate, refused, labels, more, children }: LabFormProps) {
  const { t } = useTranslation();
  const { errors, form } = useLiveRules({ validate, served: refused?.errors });
  const [isUnsaved, setIsUnsaved] = useState(false);
  const input = (event: FormEvent<HTMLFormElement>) => {
    setIsUnsaved(true);
    form.onInput(event);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    setIsUnsaved(event.defaultPrevented);
  };
  const served = Object.keys(refused?.errors ?? {}).flatMap((name) => {
    const text = errors[name];
    return text ? [{ id: name, label: labels[name], text }] : [];
  });
  return (
    <>
      <Form
        method="post"
        className="stack lab-form"
        preventScrollReset
        {...form}
        onInput={input}
        onSubmit={submit}
      >
        <ErrorSummary mistakes={served} />
        <div className="fields">{children(errors)}</div>
        <p className="cluster">
          <button type="submit" className="button">
            {t("lab.send")}
          </button>
          {more}
        </p>
      </Form>
      <UnsavedQuestion isUnsaved={isUnsaved} />
    </>
  );
}
