import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { usePageLanguage } from "~/i18n/use-page-language";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";
import { NextBar } from "../next-bar";
import { stepPath } from "../steps";
import { Places } from "./places";
import type { TextView } from "./texts-view.server";
import type { AddressFormView } from "./to-address-page.server";

interface AddressFormProps {
  view: AddressFormView;
  hasSaved: boolean;
  result?: FormResult;
}

/**
 * An address to write: first the place, by one list after the other, then the rest. Nothing of the rest is
 * sent before the place is known, and never by GET; what was typed stays where the place is changed later.
 */
export function AddressForm({ view, hasSaved, result }: AddressFormProps) {
  const { t } = useTranslation();
  const path = stepPath(usePageLanguage(), "address");
  const isAsked = view.isPlaced || view.isTyped;
  return (
    <>
      <h1>{hasSaved ? view.title : t("checkout.address_title")}</h1>
      {hasSaved && (
        <Link className="link" to={path}>
          {t("checkout.address_back")}
        </Link>
      )}
      <ErrorSummary title={t("checkout.mistakes")} mistakes={view.mistakes} />
      <ValidatedForm
        id="address"
        action={path}
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
            <Places view={view} path={path} hasTyped={isAsked} />
            <fieldset className="fields" disabled={!isAsked} hidden={!view.isPlaced}>
              <legend className="sr-only">{view.title}</legend>
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
            {view.isPlaced && <NextBar label={t("checkout.address_save")} intent="address.save" />}
            {view.id && (
              <button
                type="submit"
                className="checkout-remove"
                name="intent"
                value="address.remove"
              >
                {t("address.remove")}
              </button>
            )}
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
