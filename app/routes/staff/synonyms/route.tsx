import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#backend/contract/languages";
import { synonymsOf } from "~/api/crud.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { CrudPage } from "~/features/crud/crud-page";
import type { TableResult } from "~/features/crud/item-form";
import { loadTable } from "~/features/crud/load-table.server";
import { preserveTable } from "~/features/crud/preserve-table.enhanced";
import { CsvButtons } from "~/features/csv/csv-buttons";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import { requireStaff } from "~/request/require-staff.server";
import {
  staffSynonymListPath,
  staffSynonymsFilePath,
  staffSynonymsPathOf,
} from "~/sitemap/staff-paths";
import { askedLanguage, ownParameters } from "./asked-language.server";

export { tableLinks as links } from "~/features/crud/table-links";
export { action } from "./action.server";

/** GET /staff/synonyms: the table of `?lang=`'s words. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { request } = args;
  const lang = askedLanguage(ctx, request);
  const loaded = await loadTable(ctx, {
    request,
    client: synonymsOf(ctx, lang),
    own: ownParameters,
  });
  return {
    head: { title: ctx.t("synonyms.title"), noindex: true },
    name: languages[lang].name,
    languages: languageCodes.map((code) => ({
      name: languages[code].name,
      to: staffSynonymsPathOf(code),
      isChosen: code === lang,
    })),
    ...loaded,
    list: staffSynonymListPath(lang),
    file: staffSynonymsFilePath(new URLSearchParams({ ...loaded.table?.state, lang })),
  };
}

const kept = preserveTable<Awaited<ReturnType<typeof loader>>>();

export const clientLoader = kept.load;

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

/** The words of search and what else they mean, a table per language. */
export default function StaffSynonyms() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  kept.useShown(loaded);
  const result = useActionData<TableResult>();
  const { head, name, languages, table, form, list, file } = loaded;
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("synonyms.about")}</p>
        <nav className="cluster" aria-label={t("synonyms.languages")}>
          {languages.map(({ name: language, to, isChosen }) => (
            <Fragment key={to}>
              <StaffLink className="chip" to={to} aria-current={isChosen ? "page" : undefined}>
                {language}
              </StaffLink>{" "}
            </Fragment>
          ))}
        </nav>
        <div className="cluster">
          <CsvButtons file={file} list={list} />
        </div>
      </header>
      <CrudPage label={`${head.title}: ${name}`} table={table} form={form} result={result} />
    </>
  );
}
