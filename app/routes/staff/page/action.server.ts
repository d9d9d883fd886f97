import { languageCodes, languages } from "#backend/contract/languages";
import { pageFields, type StaffPage } from "#backend/contract/pages";
import { getStaffPage, saveTextPage } from "~/api/editors.server";
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
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { staffTextPagePath } from "~/sitemap/staff-paths";
import { pageSchemaFor, toPageFields } from "./schema.server";

/** Saves, shows and restores a page of text. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const id = editorId(args.params.id);
  const form = withoutDateValues(args.form, "shown_from");
  const submission = parseForm({ ctx, form }, pageSchemaFor(ctx.lang));
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "preview") {
      const previews = await previewTexts(ctx.api, pickText(sent.texts, "body"));
      return toErrorResponse(submission, {}, { previews }, 200);
    }
    const fields =
      sent.intent === "save" ? toPageFields(sent) : await readOlder(sent.to, sent.version);
    const saved = await saveTextPage(ctx.api, id, fields);
    const key = sent.intent === "restore" ? "editors.restored" : "editors.saved";
    return redirectTo(ctx, staffTextPagePath(saved.id), { flash: { type: "success", key } });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, () =>
      readChanges(ctx, id ?? "", sent.version),
    );
  }

  async function readOlder(to: number, version: number) {
    const { page } = await getStaffPage(ctx.api, id ?? "", to);
    return pageFields.parse({ ...page, version });
  }
});

/** What is different since the version on which a change was made. */
async function readChanges(ctx: RequestContext, id: string, opened: number): Promise<Changes> {
  const [{ page, versions }, before] = await Promise.all([
    getStaffPage(ctx.api, id),
    getStaffPage(ctx.api, id, opened),
  ]);
  return {
    version: page.version,
    by: changedBy(ctx, page.version, versions),
    fields: differences(nameFields(ctx, before.page), nameFields(ctx, page)),
  };
}

function nameFields({ lang, t }: RequestContext, page: StaffPage): NamedFields {
  const named: NamedFields = {};
  for (const code of languageCodes) {
    const language = languages[code].name;
    named[t("editors.pages.name", { language })] = page.title[code];
    named[t("editors.pages.excerpt", { language })] = page.excerpt[code];
    named[t("editors.pages.body", { language })] = page.body[code];
  }
  named[t("editors.field_slug")] = page.slug;
  named[t("editors.pages.template")] = t(`editors.pages.template.${page.template}`);
  named[t("editors.pages.show_in")] = t(`editors.pages.show_in.${page.show_in}`);
  named[t("editors.field_from")] = page.shown_from ? writeMoment(lang, page.shown_from) : "";
  named[t("editors.field_shown")] = t(
    page.status === "published" ? "editors.shown" : "editors.hidden",
  );
  return named;
}
