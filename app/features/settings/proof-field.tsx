import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/field/text-field";

/** What a code is sent for: it is good for nothing else. */
export type ProofPurpose = "export" | "erase";

export interface ProofNeeded {
  needs: "nothing" | "code" | "old";
  /** A code was sent, so that it is asked for. */
  hasCode: boolean;
  /** Where a code can go, masked. */
  target: string | null;
}

interface ProofFieldProps extends ProofNeeded {
  /** Of the form, so that two of them can stand on a page. */
  id: ProofPurpose;
  /** By field, what is wrong with what was sent. */
  errors?: Record<string, string>;
}

/** What a form asks that nobody but the account's owner may send: its password, or the code that was sent. */
export function ProofField({ id, needs, hasCode, errors }: ProofFieldProps) {
  const { t } = useTranslation();
  if (needs === "nothing") return null;
  return hasCode ? (
    <TextField
      id={`${id}-code`}
      name="proof_code"
      label={t(`settings.${id}_code`)}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      required
      error={errors?.proof_code}
    />
  ) : (
    <TextField
      id={`${id}-old`}
      type="password"
      name="old"
      label={t(`settings.${id}_password`)}
      dir="ltr"
      autoComplete="current-password"
      maxLength={256}
      required
      error={errors?.old}
    />
  );
}

interface SendProofCodeProps extends ProofNeeded {
  purpose: ProofPurpose;
}

/** Sends the code that has to be shown where there is no password to ask for, or can be where it is forgotten. */
export function SendProofCode({ purpose, needs, hasCode, target }: SendProofCodeProps) {
  const { t } = useTranslation();
  if (target === null || needs === "nothing") return null;
  const isNeeded = needs === "code" && !hasCode;
  return (
    <Form method="post" className="stack">
      {isNeeded && <p className="field-hint">{t(`settings.${purpose}_why`)}</p>}
      <input type="hidden" name="purpose" value={purpose} />
      <button
        type="submit"
        className={isNeeded ? "button button-quiet" : "link"}
        name="intent"
        value="password.code"
      >
        {t(needs === "old" ? "account.password_code" : "account.password_prove", { target })}
      </button>
    </Form>
  );
}
