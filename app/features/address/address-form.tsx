import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import type { AddressFormView } from "./address-form-view.server";
import { AddressPlaces } from "./address-places";
import { AddressText } from "./address-text";

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
 * An address to write, on one page: its country and state from lists, its city from the state's list where that is
 * there and in words where it isn't, and the rest. What was typed stays where the place is changed, and is never sent
 * by GET.
 */
export function AddressForm({ view, title, path, query, result, children }: AddressFormProps) {
  const { t } = useTranslation();
  const search = new URLSearchParams(query);
  return (
    <>
      <ErrorSummary mistakes={view.mistakes} />
      <ValidatedForm
        id="address"
        action={`${path}?${search}`}
        className="stack"
        constraints={view.constraints}
        result={result}
      >
        {(field) => (
          <>
            {/* Enter in a field saves; without it the first button would be pressed, which chooses a place. */}
            <button
              type="submit"
              className="sr-only"
              tabIndex={-1}
              aria-hidden="true"
              name="intent"
              value="address.save"
            >
              {t("addresses.save")}
            </button>
            <AddressPlaces view={view} path={path} query={query}>
              {view.city && (
                <AddressText
                  // Another place has another city (R-ADDR-02).
                  key={view.places.map(({ value }) => value).join(" ")}
                  view={view.city}
                  error={field("city_text").error}
                />
              )}
            </AddressPlaces>
            <fieldset className="fields">
              <legend className="sr-only">{title}</legend>
              <input type="hidden" name="op_id" value={view.opId} />
              {view.texts.map((text) => (
                <AddressText key={text.name} view={text} error={field(text.name).error} />
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
