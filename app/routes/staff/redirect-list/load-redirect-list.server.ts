import type { LoaderFunctionArgs } from "@remix-run/node";
import { maxRedirectLines } from "#backend/contract/redirects";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";

/** GET /staff/redirects/many: where a list of old addresses is written. */
export async function loadRedirectList(args: LoaderFunctionArgs) {
  const { lang, t } = await requireStaff(args);
  return {
    head: { title: t("editors.redirects.many"), noindex: true },
    hint: t("editors.redirects.lines_hint", { n: formatsFor(lang).number(maxRedirectLines) }),
  };
}
