import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { JsonWords } from "~/ui/json-editor/json-editor";

/** What the JSON editor says, in the reader's language. */
export function useJsonWords(): JsonWords {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  return {
    asText: t("fields.json_as_text"),
    asItems: t("fields.json_as_items"),
    invalid: t("json_error"),
    types: {
      text: t("fields.json_text"),
      number: t("fields.json_number"),
      boolean: t("fields.json_boolean"),
      json: t("fields.json_object"),
      array: t("fields.json_list"),
    },
    key: t("fields.json_key"),
    value: t("fields.json_value"),
    type: t("fields.json_type"),
    add: t("fields.json_add"),
    remove: t("fields.json_remove"),
    yes: t("fields.json_yes"),
    place: number,
  };
}
