import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { errorsOf, type FormResult } from "~/forms/submission";
import { Select } from "~/ui/select/select";
import type { PreferencesForm as PreferencesView } from "./apply-preferences.server";
import { NextButton } from "./next-button";

interface PreferencesFormProps {
  view: PreferencesView;
  result?: FormResult;
}

const names = ["lang", "calendar", "digits", "lite"] as const;

/** How the shop looks to its reader and writes to them. */
export function PreferencesForm({ view, result }: PreferencesFormProps) {
  const { t } = useTranslation();
  const [error] = errorsOf(result);
  return (
    <Form method="post" className="fields">
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      {names.map((name) => (
        <Select
          key={name}
          name={name}
          label={t(`steps.pref_${name}`)}
          choices={view[name].choices}
          defaultValue={view[name].value}
          look="field-half"
        />
      ))}
      <fieldset className="field">
        <legend>{t("steps.pref_notices")}</legend>
        <ul className="step-notices">
          {view.notices.map(({ event, name, channels }) => (
            <li key={event}>
              <span id={`notice-${event}`}>{name}</span>
              {channels.map((channel) => (
                <label key={channel.value} className="check">
                  <input
                    type="checkbox"
                    name="notices"
                    value={channel.value}
                    defaultChecked={channel.isOn}
                    aria-describedby={`notice-${event}`}
                  />
                  {channel.name}
                </label>
              ))}
            </li>
          ))}
        </ul>
      </fieldset>
      <NextButton intent="preferences.save" />
    </Form>
  );
}
