import type { FormProps } from "@remix-run/react";
import { Form } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { ErrorBox } from "./error-box";
import type { FormField, Item } from "./form-field";
import { FormFields, type FormFieldsProps } from "./form-fields";
import { useAutoSend } from "./use-auto-send.enhanced";
import { useFormCreator } from "./use-form-creator.enhanced";

/** What a form that was sent comes back with (R-FORM-06). */
export interface FormAnswer {
  typed?: Record<string, string>;
  error?: string;
  /** By field, in the reader's words. */
  errors?: Record<string, string[]>;
}

interface FormCreatorProps {
  fields: readonly FormField[];
  /** What the form begins with; the one that is edited. */
  item?: Item;
  /** Where it is sent, as a POST; the page's own address by default. */
  action?: string;
  /** How the item is sent on from there: in the field `_method` (R-FORM-05). */
  method?: "POST" | "PUT";
  answer?: FormAnswer;
  /** On the button that sends it. */
  send: string;
  /** Sends at once when it is opened, and closes on any result (R-FORM-07). */
  autoSend?: { isBusy: boolean; close: () => void };
  /** What is sent besides; a list under one name, over and over. */
  hidden?: Record<string, string | readonly string[]>;
  prefix?: string;
  /** What fields that refer to others are written with. */
  Related?: FormFieldsProps["Related"];
  isPart?: FormFieldsProps["isPart"];
  /** The form's own element: the router's by default, a fetcher's where the page stays. */
  element?: ComponentType<FormProps>;
  /** Before the fields: what the form is about, or controls that are none of the item's. */
  lead?: ReactNode;
  /** Its buttons, where there are more than the one that sends it. */
  children?: ReactNode;
}

/**
 * A form made of its fields' definitions (R-FORM). Without scripts it shows every field, and the server
 * leaves out those whose conditions do not hold; with them it is not sent until all is valid.
 */
export function FormCreator(props: FormCreatorProps) {
  const { fields, item, method, answer, send, hidden = {}, prefix, lead, children } = props;
  const { action, element: Element = Form, autoSend } = props;
  const { errors, off, form } = useFormCreator({ fields, item, answer });
  const ref = useAutoSend(autoSend);
  const isRelated = fields.some(({ type }) => type === "picture" || type === "relations");
  const takesFile = fields.some(({ type }) => type === "picture");
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const sent = { ...hidden, _method: method ?? (item ? "PUT" : "POST") };
  return (
    <Element
      {...form}
      ref={ref}
      method="post"
      action={action}
      encType={takesFile ? "multipart/form-data" : undefined}
      className="stack form-creator"
      preventScrollReset
    >
      {isRelated && <SentByEnter text={send} />}
      <ErrorBox
        error={answer?.error}
        errors={answer?.errors ?? {}}
        labels={labels}
        prefix={prefix}
      />
      {Object.entries(sent).flatMap(([name, values]) =>
        [values]
          .flat()
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
      {lead}
      <div className="fields">
        <FormFields
          fields={fields}
          values={item}
          typed={answer?.typed}
          errors={errors}
          isPart={props.isPart}
          off={off}
          prefix={prefix}
          Related={props.Related}
        />
      </div>
      {children ?? (
        <div className="cluster">
          <button type="submit" className="button">
            {send}
          </button>
        </div>
      )}
    </Element>
  );
}

/** A form's first button is the one that Enter presses: it sends, and looks for nothing. */
function SentByEnter({ text }: { text: string }) {
  return (
    <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
      {text}
    </button>
  );
}
