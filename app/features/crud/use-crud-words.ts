import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { CrudWords } from "~/ui/crud-table/crud-words";

/** What the table says besides its data, in the reader's language. */
export function useCrudWords(): CrudWords {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  return {
    search: t("crud.search"),
    searchGo: t("crud.search_go"),
    advanced: t("crud.advanced"),
    advancedGo: t("crud.advanced_go"),
    advancedClear: t("crud.advanced_clear"),
    any: t("crud.any"),
    add: t("crud.add"),
    edit: t("crud.edit"),
    remove: t("crud.remove"),
    copy: t("crud.copy"),
    actions: t("crud.actions"),
    withChecked: t("crud.with_checked"),
    checkAll: t("crud.check_all"),
    columns: t("crud.columns"),
    columnsText: t("crud.columns_text"),
    columnsReset: t("crud.columns_reset"),
    close: t("crud.close"),
    pages: t("pages.title"),
    previous: t("pages.previous"),
    next: t("pages.next"),
    none: t("crud.none"),
    loading: t("loading"),
    checkRow: (name) => t("crud.check_row", { name }),
    editRow: (name) => t("crud.edit_row", { name }),
    removeRow: (name) => t("crud.remove_row", { name }),
    checked: (count) => t("crud.checked", { count, n: number(count) }),
    earlier: (column) => t("crud.earlier", { column }),
    later: (column) => t("crud.later", { column }),
  };
}
