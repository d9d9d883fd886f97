import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Choice, Select } from "~/ui/select/select";

export interface LooksView {
  lang: string;
  languages: readonly Choice[];
  calendar: string;
  calendars: readonly Choice[];
  digits: string;
  digitNames: readonly Choice[];
  theme: string;
  themes: readonly Choice[];
  lite: string;
  lites: readonly Choice[];
}

/** How the shop looks to a person, on this device and by their account. */
export function LooksForm({ lang, languages, theme, themes, lite, lites, ...own }: LooksView) {
  const { t } = useTranslation();
  return (
    <section className="panel stack" aria-labelledby="looks-title">
      <h2 id="looks-title">{t("settings.looks")}</h2>
      <Form method="post" reloadDocument className="fields account-form">
        <Select name="lang" label={t("settings.lang")} choices={languages} defaultValue={lang} />
        <Select
          name="calendar"
          label={t("steps.pref_calendar")}
          hint={t("settings.display_hint")}
          choices={own.calendars}
          defaultValue={own.calendar}
        />
        <Select
          name="digits"
          label={t("steps.pref_digits")}
          hint={t("settings.display_hint")}
          choices={own.digitNames}
          defaultValue={own.digits}
        />
        <Select name="theme" label={t("settings.theme")} choices={themes} defaultValue={theme} />
        <Select
          name="lite"
          label={t("settings.lite")}
          hint={t("settings.lite_hint")}
          choices={lites}
          defaultValue={lite}
        />
        <button type="submit" className="button" name="intent" value="looks">
          {t("settings.save")}
        </button>
      </Form>
    </section>
  );
}
