import { Form, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/features/chrome/page-language";
import { langPath } from "~/http/page-address";
import { Icon } from "~/ui/icon/icon";

/** The search of every page: a plain GET form, whose answer is the listing. */
export function SearchBox() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const [params] = useSearchParams();
  const query = params.get("q") ?? "";
  return (
    <Form className="search" role="search" action={langPath(lang, "/home/products")} key={query}>
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t("search.placeholder")}
        aria-label={t("search.label")}
        maxLength={100}
        enterKeyHint="search"
      />
      <button type="submit" className="bar-link" aria-label={t("search.go")}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
