import type { LoaderFunctionArgs } from "@remix-run/node";
import { faqGroups, type StaffFaq } from "#backend/contract/faqs";
import { languageCodes, languages } from "#backend/contract/languages";
import { getStaffFaq } from "~/api/editors.server";
import { editorId } from "~/features/editing/editor-id.server";
import { yearsAhead } from "~/features/editing/moment-field.server";
import { nameVersions } from "~/features/editing/name-versions.server";
import { inDigitsOf } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { faqPage, langPath, previewPath } from "~/sitemap/paths";

/** GET /staff/faqs/{id}: a question with both languages side by side; `new` is an empty one. */
export async function loadFaq(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const id = editorId(args.params.id);
  const opened = id === null ? null : await getStaffFaq(ctx.api, id).catch(asPage(ctx));
  const faq = opened?.faq;
  const { number } = formatsFor(lang);
  return {
    head: { title: faq ? t("editors.faqs") : t("editors.faqs.new"), noindex: true },
    id,
    version: faq?.version ?? 0,
    votes: faq
      ? t("editors.faqs.votes", { yes: number(faq.helpful_yes), no: number(faq.helpful_no) })
      : null,
    fields: {
      slug: faq?.slug ?? "",
      group: faq?.group ?? "order",
      sort: inDigitsOf(String(faq?.sort ?? 100), lang),
      product: inDigitsOf(String(faq?.product ?? ""), lang),
      active: faq?.active ?? false,
    },
    shownFrom: faq?.shown_from ?? null,
    years: yearsAhead(lang, faq?.shown_from),
    groups: faqGroups.map((value) => ({ value, name: t(`faqs.group.${value}`) })),
    languages: languageCodes.map((code) => {
      const language = languages[code].name;
      const text = faq ? { question: faq.question[code], answer: faq.answer[code] } : null;
      const isWhole = text?.question && text.answer;
      return {
        code,
        language,
        dir: languages[code].dir,
        text,
        missing: faq && !isWhole ? t("editors.missing", { language }) : null,
        shown: faq && isSeen(faq) && isWhole ? langPath(code, faqPage(faq.slug)) : null,
        preview: faq && isWhole ? previewPath(code, "faq", faq.preview_token) : null,
      };
    }),
    versions: nameVersions(ctx, opened?.versions ?? []),
  };
}

/** Whether readers see it by now. */
function isSeen({ active, shown_from: from }: StaffFaq): boolean {
  return active && (from === null || Date.parse(from) <= Date.now());
}
