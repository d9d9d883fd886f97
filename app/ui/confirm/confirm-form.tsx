import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { controlFacts } from "~/ui/field/described-by";
import { FieldNotes } from "~/ui/field/field-notes";
import { Link } from "~/ui/link/link";
import { useCodeGate } from "./use-code-gate.enhanced";

/** The number of hard mode (R-CONFIRM-02). */
export interface AskedCode {
  number: number;
  /** The same in the reader's digits. */
  printed: string;
  /** By what the server that checks it knows it again; sent as `code_seal`. */
  seal?: string;
  /** What is wrong with the number that was sent. */
  error?: string;
}

export interface ConfirmFormProps {
  /** What is about to happen. */
  text?: ReactNode;
  /** Of its two buttons. */
  labels: { accept: string; cancel: string };
  /** Where accepting posts to, and what it says there. */
  action?: string;
  fields?: Record<string, string | readonly string[]>;
  /** Hard mode; soft without it. */
  code?: AskedCode;
  /** The page to go back to, or what closes the dialog. */
  cancel: string | (() => void);
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The question before something is done: accepting posts it, cancelling leads away (R-CONFIRM-01). It
 * stands on a page of its own, and in a dialog where scripts run. Cancel comes first, so that Enter on an
 * opened dialog harms nothing.
 */
export function ConfirmForm(props: ConfirmFormProps) {
  const { text, labels, action, fields = {}, code, cancel, onSubmit } = props;
  const gate = useCodeGate(code?.number);
  return (
    <Form method="post" action={action} className="confirm" onSubmit={onSubmit}>
      {text && <div>{text}</div>}
      {Object.entries(fields).flatMap(([name, values]) =>
        [values]
          .flat()
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
      {code && <CodeField code={code} typed={gate.typed} />}
      <div className="modal-answers">
        <Cancel cancel={cancel} label={labels.cancel} />
        <button type="submit" className="button" disabled={gate.isShut}>
          {labels.accept}
        </button>
      </div>
    </Form>
  );
}

function Cancel({ cancel, label }: { cancel: ConfirmFormProps["cancel"]; label: string }) {
  const look = "button button-quiet";
  return typeof cancel === "string" ? (
    <Link to={cancel} className={look}>
      {label}
    </Link>
  ) : (
    <button type="button" className={look} onClick={cancel}>
      {label}
    </button>
  );
}

function CodeField({ code, typed }: { code: AskedCode; typed: (text: string) => void }) {
  const id = "confirm-code";
  const { t } = useTranslation();
  const { printed, seal, error } = code;
  return (
    <div className="field">
      <label htmlFor={id} className="confirm-ask">
        {t("confirm.code")} <b className="confirm-number">{printed}</b>
      </label>
      {seal && <input type="hidden" name="code_seal" value={seal} />}
      <input
        {...controlFacts(id, { error })}
        name="code"
        className="input confirm-input"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={4}
        required
        onChange={(event) => typed(event.currentTarget.value)}
      />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
