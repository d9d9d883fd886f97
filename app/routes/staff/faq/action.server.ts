import { faqFields, type StaffFaq } from "#backend/contract/faqs";
import { languageCodes, languages } from "#backend/contract/languages";
import { getStaffFaq, saveFaq } from "~/api/editors.server";
import {
  changedBy,
  differences,
  type NamedFields,
  toEditorErrorResponse,
} from "~/features/editing/changes.server";
import { editorId } from "~/features/editing/editor-id.server";
import { pickText } from "~/features/editing/fields.server";
import { withoutDateValues } from "~/features/editing/moment-field.server";
import { previewTexts } from "~/features/editing/preview-texts.server";
import { writeMoment } from "~/features/editing/read-moment.server";
import type { Changes } from "~/features/editing/result";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffFaqPath } from "~/sitemap/staff-paths";
import { faqSchemaFor, toFaqFields } from "./schema.server";

/** Saves, shows and restores a question. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const id = editorId(args.params.id);
  const form = withoutDateValues(args.form, "shown_from");
  const submission = parseForm({ ctx, form }, faqSchemaFor(ctx.lang));
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "preview") {
      const previews = await previewTexts(ctx.api, pickText(sent.texts, "answer"));
      return toErrorResponse(submission, {}, { previews }, 200);
    }
    const fields =
      sent.intent === "save" ? toFaqFields(sent) : await readOlder(sent.to, sent.version);
    const saved = await saveFaq(ctx.api, id, fields);
    const key = sent.intent === "restore" ? "editors.restored" : "editors.saved";
    return redirectTo(ctx, staffFaqPath(saved.id), { flash: { type: "success", key } });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, () =>
      readChanges(ctx, id ?? "", sent.version),
    );
  }

  async function readOlder(to: number, version: number) {
    const { faq } = await getStaffFaq(ctx.api, id ?? "", to);
    return faqFields.parse({ ...faq, version });
  }
});

/** What is different since the version on which a change was made. */
async function readChanges(ctx: RequestContext, id: string, opened: number): Promise<Changes> {
  const [{ faq, versions }, before] = await Promise.all([
    getStaffFaq(ctx.api, id),
    getStaffFaq(ctx.api, id, opened),
  ]);
  return {
    version: faq.version,
    by: changedBy(ctx, faq.version, versions),
    fields: differences(nameFields(ctx, before.faq), nameFields(ctx, faq)),
  };
}

function nameFields({ lang, t }: RequestContext, faq: StaffFaq): NamedFields {
  const { number } = formatsFor(lang);
  const named: NamedFields = {};
  for (const code of languageCodes) {
    const language = languages[code].name;
    named[t("editors.faqs.question", { language })] = faq.question[code];
    named[t("editors.faqs.answer", { language })] = faq.answer[code];
  }
  named[t("editors.field_slug")] = faq.slug;
  named[t("editors.faqs.group")] = t(`faqs.group.${faq.group}`);
  named[t("editors.faqs.sort")] = number(faq.sort);
  named[t("editors.faqs.product")] = faq.product === null ? "" : number(faq.product);
  named[t("editors.field_from")] = faq.shown_from ? writeMoment(lang, faq.shown_from) : "";
  named[t("editors.field_shown")] = t(faq.active ? "editors.shown" : "editors.hidden");
  return named;
}
