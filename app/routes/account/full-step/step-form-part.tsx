import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AddressForm } from "~/features/address/address-form";
import type { AddressFormView } from "~/features/address/address-form-view.server";
import { AddressLines } from "~/features/address/address-lines";
import { ContactPart } from "~/features/profile/contact-part";
import { NamesFields } from "~/features/profile/names-fields";
import type { FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { fullStepPath } from "~/sitemap/account-paths";
import { ConsentsForm } from "./consents-form";
import type { loadStep } from "./load-step.server";
import type { StepForm, StepFormOf } from "./load-step-form.server";
import { NextButton } from "./next-button";
import { PreferencesForm } from "./preferences-form";

export type StepResult = FormResult & { form?: AddressFormView };

interface StepFormPartProps {
  form: StepForm;
  result?: StepResult;
}

/** The one form of a step. */
export function StepFormPart({ form, result }: StepFormPartProps) {
  switch (form.step) {
    case "identity":
      return <Identity form={form} result={result} />;
    case "contact":
      return <ContactPart view={form.contact} result={result} />;
    case "address":
      return <Address form={form} result={result} />;
    case "preferences":
      return <PreferencesForm view={form.preferences} result={result} />;
    default:
      return <ConsentsForm granted={form.granted} result={result} />;
  }
}

function Identity({ form, result }: { form: StepFormOf<"identity">; result?: FormResult }) {
  const { names, constraints } = form;
  return (
    <ValidatedForm id="names" className="fields" constraints={constraints} result={result}>
      {(field) => (
        <>
          <NamesFields name={field("name")} lastName={field("last_name")} names={names} />
          <NextButton intent="identity.save" />
        </>
      )}
    </ValidatedForm>
  );
}

/** Where there is an address already, it is shown; another is written among the addresses. */
function Address({ form, result }: { form: StepFormOf<"address">; result?: StepResult }) {
  const { t } = useTranslation();
  const { number, query } = useLoaderData<typeof loadStep>();
  const view = result?.form ?? form.form;
  if (!view) {
    return (
      <p className="address-lines">{form.standing && <AddressLines address={form.standing} />}</p>
    );
  }
  return (
    <AddressForm
      view={view}
      title={t("steps.address_title")}
      path={fullStepPath}
      query={{ step: String(number), ...query }}
      result={result}
    >
      <NextButton intent="address.save" />
    </AddressForm>
  );
}
