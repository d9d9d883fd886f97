import { languageCodes, languages } from "#backend/contract/languages";
import type { LawFields, StaffLaw } from "#backend/contract/law";
import { listStaffLaws, saveWording } from "~/api/editors.server";
import {
  differences,
  type NamedFields,
  toEditorErrorResponse,
} from "~/features/editing/changes.server";
import { editorId } from "~/features/editing/editor-id.server";
import { pickText } from "~/features/editing/fields.server";
import { previewTexts } from "~/features/editing/preview-texts.server";
import { keepMoment } from "~/features/editing/read-moment.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { datesFor } from "~/i18n/dates.server";
import { guardAction } from "~/request/action.server";
import { notFound, type RequestContext } from "~/request/context.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { staffWordingPath } from "~/sitemap/staff-paths";
import { toLawFields, wordingSchemaFor } from "./schema.server";

/** Saves and shows a draft of a legal text, and publishes it. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const { t } = ctx;
  const id = editorId(args.params.id);
  const submission = parseForm(args, wordingSchemaFor(ctx.lang));
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  if (sent.intent === "preview") {
    const previews = await previewTexts(ctx.api, pickText(sent.texts, "body"));
    return toErrorResponse(submission, {}, { previews }, 200);
  }
  const fields =
    sent.intent === "publish"
      ? { ...(await readWording()), version: sent.version, publish: true }
      : await keepDay(toLawFields(sent));
  if (sent.intent === "publish" && !Object.values(fields.body).some((text) => text.trim())) {
    return toErrorResponse(submission, { formErrors: [t("editors.law.nothing")] });
  }
  try {
    const saved = await saveWording(ctx.api, id, fields);
    const key = fields.publish ? "editors.law.published" : "editors.saved";
    return redirectTo(ctx, staffWordingPath(saved.id), { flash: { type: "success", key } });
  } catch (error) {
    return toEditorErrorResponse(ctx, submission, error, async () => {
      const now = await readWording();
      // A draft keeps no earlier states: it is compared with what was sent.
      const changed = differences(nameFields(ctx, { ...now, ...fields }), nameFields(ctx, now));
      return { version: now.version, by: "", fields: changed };
    });
  }

  async function keepDay(written: LawFields): Promise<LawFields> {
    const kept = id === null ? undefined : (await readWording()).effective_at;
    return { ...written, effective_at: keepMoment(ctx.lang, written.effective_at, kept) };
  }

  async function readWording(): Promise<StaffLaw> {
    const laws = await listStaffLaws(ctx.api).catch(asPage(ctx));
    const found = laws.find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  }
});

function nameFields({ lang, t }: RequestContext, wording: StaffLaw): NamedFields {
  const named: NamedFields = {
    [t("editors.law.kind")]: t(`law.kind.${wording.kind}`),
    [t("editors.law.name")]: wording.law_version,
    [t("editors.law.from")]: datesFor(lang).bothCalendars(wording.effective_at),
  };
  for (const code of languageCodes) {
    const language = languages[code].name;
    named[t("editors.law.changes", { language })] = wording.changes[code];
    named[t("editors.law.body", { language })] = wording.body[code];
  }
  return named;
}
