import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RefusedFields } from "~/features/forms/refuse.server";
import { useFieldWords } from "~/features/forms/use-field-words";
import { useRefusalWord } from "~/features/forms/use-refusal-word";
import { useUnsavedWarning } from "~/hydrate/use-unsaved-warning";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import type { Refusals } from "~/ui/rules/refusal";
import { useLiveRules } from "~/ui/rules/use-live-rules.enhanced";

interface LabFormProps {
  /** What is wrong with the form, by the controls' names; the server asks the same. */
  judge: (form: FormData) => Refusals;
  refused: RefusedFields | undefined;
  /** Of the controls, by their names. */
  labels: Record<string, string>;
  children: (errors: Record<string, string>) => ReactNode;
}

/** A form of the laboratory: judged as it is filled, and again by the server. */
export function LabForm({ judge, refused, labels, children }: LabFormProps) {
  const { t } = useTranslation();
  const { mistakes } = useFieldWords();
  const { errors, form } = useLiveRules({
    judge,
    word: useRefusalWord(),
    served: refused?.errors,
  });
  const element = useRef<HTMLFormElement>(null);
  useUnsavedWarning(element, t("fields.unsaved"));
  const served = Object.keys(refused?.errors ?? {}).flatMap((name) => {
    const text = errors[name];
    return text ? [{ id: name, label: labels[name], text }] : [];
  });
  return (
    <Form ref={element} method="post" className="stack lab-form" preventScrollReset {...form}>
      <ErrorSummary title={mistakes} mistakes={served} />
      <div className="fields">{children(errors)}</div>
      <p>
        <button type="submit" className="button">
          {t("lab.send")}
        </button>
      </p>
    </Form>
  );
}
