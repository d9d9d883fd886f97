import { Form, useSearchParams } from "@remix-run/react";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import { Icon } from "~/ui/icon/icon";
import { lazyExtra } from "~/ui/lazy-extra";

const Suggestions = lazyExtra(() => import("./suggestions.enhanced"));

/** The search of every page: a plain GET form, whose answer is the listing. Suggestions come with the first focus. */
export function SearchBox() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const [params] = useSearchParams();
  const query = params.get("q") ?? "";
  const input = useRef<HTMLInputElement>(null);
  const [isInUse, setIsInUse] = useState(false);
  return (
    <Form className="search" role="search" action={listingPath(lang)} key={query}>
      <input
        ref={input}
        className="input"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t("search.placeholder")}
        aria-label={t("search.label")}
        maxLength={100}
        enterKeyHint="search"
        onFocus={() => setIsInUse(true)}
        onInput={() => setIsInUse(true)}
      />
      <button type="submit" className="bar-link">
        <Icon name="search" />
        <b className="sr-only">{t("search.go")}</b>
      </button>
      {isInUse && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </Form>
  );
}
