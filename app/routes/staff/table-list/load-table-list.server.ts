import type { LoaderFunctionArgs } from "@remix-run/node";
import { maxCsvLines } from "#backend/contract/csv";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { filedTable } from "./filed-table.server";

/** GET /staff/tables/{table}/many: where rows of one of the back-office's tables come in from a file. */
export async function loadTableList(args: LoaderFunctionArgs) {
  const { name, permission, title, listedAt } = filedTable(args.params.table);
  const { lang, t } = await requireStaff(args, permission);
  return {
    head: { title: t(`${name}.many`), noindex: true },
    about: t(`${name}.many_about`),
    hint: t("csv.hint", { n: formatsFor(lang).number(maxCsvLines) }),
    back: { to: listedAt, text: t(title) },
  };
}
