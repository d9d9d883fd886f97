import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { lawKinds, type StaffLaw } from "#backend/contract/law";
import { listStaffLaws } from "~/api/editors.server";
import { datesFor } from "~/i18n/dates.server";
import { printVersion } from "~/i18n/print-version";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffNewWordingPath, staffWordingPath } from "~/sitemap/staff-paths";

/** GET /staff/law: the wordings of each legal text, the newest first. */
export async function loadStaffLaws(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const laws = await listStaffLaws(ctx.api).catch(asPage(ctx));
  const rowOf = ({
    id,
    law_version: version,
    state,
    body,
    changes,
    effective_at: at,
  }: StaffLaw) => ({
    id,
    to: staffWordingPath(id),
    title: t("editors.law.version", { version: printVersion(version, lang) }),
    about: changes[lang] || Object.values(changes).find(Boolean) || "",
    isShown: state === "current",
    state: t(`editors.law.state.${state}`),
    date: datesFor(lang).bothCalendars(at),
    missing: languageCodes
      .filter((code) => !body[code])
      .map((code) => t("editors.missing", { language: languages[code].name })),
  });
  return {
    head: { title: t("editors.law"), noindex: true },
    kinds: lawKinds.map((kind) => ({
      kind,
      title: t(`law.kind.${kind}`),
      toNew: staffNewWordingPath(kind),
      rows: laws.filter((one) => one.kind === kind).map(rowOf),
    })),
  };
}
