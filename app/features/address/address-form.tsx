import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";
import type { AddressFormView } from "./address-form-view.server";
import { AddressPlaces } from "./address-places";
import type { TextView } from "./texts-view.server";

interface AddressFormProps {
  view: AddressFormView;
  /** What the form is about, for who can't see its heading. */
  title: string;
  /** The page's, without a query. */
  path: string;
  /** What the page's address says besides the place. */
  query: Record<string, string>;
  result?: FormResult;
  /** Its buttons; the one that saves sends `address.save`. */
  children: ReactNode;
}

/**
 * An address to write: first the place, by one list after the other, then the rest. Nothing of the rest is
 * sent before the place is known, and never by GET; what was typed stays where the place is changed later.
 */
export function AddressForm({ view, title, path, query, result, children }: AddressFormProps) {
  const { t } = useTranslation();
  const isAsked = view.isPlaced || view.isTyped;
  const search = new URLSearchParams(query);
  return (
    <>
      <ErrorSummary title={t("fields.mistakes")} mistakes={view.mistakes} />
      <ValidatedForm
        id="address"
        action={`${path}?${search}`}
        className="stack"
        constraints={Object.fromEntries(view.texts.map((text) => [text.name, text.constraint]))}
        result={result}
      >
        {(field) => (
          <>
            {/* Enter in a field saves; without it the first button would be pressed, which chooses a place. */}
            {view.isPlaced && (
              <button
                type="submit"
                className="sr-only"
                tabIndex={-1}
                aria-hidden="true"
                name="intent"
                value="address.save"
              />
            )}
            <AddressPlaces view={view} path={path} query={query} hasTyped={isAsked} />
            <fieldset className="fields" disabled={!isAsked} hidden={!view.isPlaced}>
              <legend className="sr-only">{title}</legend>
              <input type="hidden" name="op_id" value={view.opId} />
              {view.texts.map((text) => (
                <Text key={text.name} view={text} error={field(text.name).error} />
              ))}
              {view.makeDefault && (
                <label className="check">
                  <input
                    type="checkbox"
                    name="is_default"
                    defaultChecked={view.makeDefault === "on"}
                  />
                  {t("address.make_default")}
                </label>
              )}
            </fieldset>
            {children}
          </>
        )}
      </ValidatedForm>
    </>
  );
}

function Text({ view, error }: { view: TextView; error?: string }) {
  const { t } = useTranslation();
  const { value, constraint, isOptional, isLtr, isHalf, isLong, ...facts } = view;
  const words = {
    ...facts,
    defaultValue: value,
    maxLength: constraint.maxLength,
    error,
    optional: isOptional ? t("address.optional") : undefined,
    look: isHalf ? "field-half" : undefined,
  };
  if (isLong) return <TextArea {...words} rows={2} />;
  return <TextField {...words} dir={isLtr ? "ltr" : undefined} />;
}
