import type { LoaderFunctionArgs } from "@remix-run/node";
import { faqGroups, type StaffFaq } from "#backend/contract/faqs";
import { languageCodes, languages } from "#backend/contract/languages";
import { listStaffFaqs } from "~/api/editors.server";
import { nameShown } from "~/features/editing/name-shown.server";
import { datesFor } from "~/i18n/dates.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

/** GET /staff/faqs: all questions by their groups, shown or not. */
export async function loadStaffFaqs(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const faqs = await listStaffFaqs(ctx.api).catch(asPage(ctx));
  const rowOf = ({
    id,
    slug,
    question,
    answer,
    active,
    changed_at: at,
    shown_from: from,
  }: StaffFaq) => ({
    id,
    question: question[lang] || Object.values(question).find(Boolean) || slug,
    isShown: active && from === null,
    state: nameShown(ctx, { isShown: active, from }),
    date: datesFor(lang).bothCalendars(at),
    missing: languageCodes
      .filter((code) => !question[code] || !answer[code])
      .map((code) => t("editors.missing", { language: languages[code].name })),
  });
  return {
    head: { title: t("editors.faqs"), noindex: true },
    groups: faqGroups
      .map((group) => ({
        group,
        title: t(`faqs.group.${group}`),
        rows: faqs.filter((one) => one.group === group).map(rowOf),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}
