import type { LoaderFunctionArgs } from "@remix-run/node";
import { maxCsvLines } from "#backend/contract/csv";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { filedKind } from "./filed-kind.server";

/** GET /staff/content/{kind}/many: where things of the content come in from a file. */
export async function loadContentList(args: LoaderFunctionArgs) {
  const { lang, t } = await requireStaff(args);
  const { name, title, listedAt } = filedKind(args.params.kind);
  return {
    head: { title: t(`editors.${name}.many`), noindex: true },
    hint: t("csv.hint", { n: formatsFor(lang).number(maxCsvLines) }),
    back: { to: listedAt, text: t(title) },
  };
}
